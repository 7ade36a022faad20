import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect } from "playwright/test";
import { unknownPath } from "./fixtures/built-pages.ts";
import { authHost, firestoreHost } from "./fixtures/environment.ts";
import { type Headers, headerGrade } from "./fixtures/header-grade.ts";
import { test } from "./fixtures/test.ts";

const paths = ["/", "/contact", "/auth", "/dashboard", unknownPath];

/**
 * Returns the policy as firebase.json has it. The commands that start the emulators let the team area reach them too
 * (scripts/run/stack/emulators.ts).
 */
function withoutEmulators(policy: string): string {
  return policy.replace(` http://${authHost} http://${firestoreHost}`, "");
}

for (const path of paths) {
  test(`gets an A+ for ${path} by the rules of MDN's HTTP Observatory`, async ({ request }) => {
    const { score, reasons } = headerGrade((await request.get(path)).headers());
    expect(score, reasons.join("\n")).toBeGreaterThanOrEqual(115);
  });

  test(`finds nothing serious on ${path} with Google's CSP Evaluator`, async ({ request }) => {
    const policy = withoutEmulators(
      (await request.get(path)).headers()["content-security-policy"] ?? "",
    );
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const serious = findings
      .filter(({ severity }) => severity <= Severity.MEDIUM)
      .map(({ directive, value, description }) => `${directive} ${value ?? ""}: ${description}`);
    expect(serious).toEqual([]);
  });
}

test("lowers the grade for each weaker header", async ({ request }) => {
  const headers = (await request.get("/")).headers();
  const policy = headers["content-security-policy"] ?? "";
  const worse: Headers[] = [
    { "content-security-policy": policy.replace("script-src", "script-src 'unsafe-inline'") },
    { "content-security-policy": "" },
    { "strict-transport-security": "max-age=60" },
    { "x-content-type-options": "" },
    { "referrer-policy": "unsafe-url" },
    { "cross-origin-resource-policy": "" },
    {
      "content-security-policy": policy.replace(/frame-ancestors[^;]*/, ""),
      "x-frame-options": "",
    },
  ];
  const { score } = headerGrade(headers);
  for (const change of worse) {
    expect(headerGrade({ ...headers, ...change }).score, JSON.stringify(change)).toBeLessThan(
      score,
    );
  }
  const open = new CspEvaluator(new CspParser("script-src https: 'unsafe-inline'").csp).evaluate();
  expect(open.some(({ severity }) => severity <= Severity.MEDIUM)).toBe(true);
});
