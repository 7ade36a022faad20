import { expect, test } from "vitest";
import { hostingProblems, inlineSources } from "#web/publish/checks/hosting-problems.ts";
import { parsePolicy } from "#web/publish/hosting/content-security-policy.ts";

const loader = "// why\nrun();\n  more();\n";
const allowed = inlineSources(loader).join(" ");

function hosting(policy: string) {
  const headers = [{ key: "Content-Security-Policy", value: policy }];
  return [{ source: "**", headers }];
}

function wantedOf(policy: string): string[] {
  return hostingProblems(hosting(policy), loader).map(({ message }) => message);
}

test("accepts a policy that fits", () => {
  const policy = `default-src 'none'; script-src 'self' ${allowed}`;
  expect(wantedOf(policy)).toEqual([]);
});

test("hashes the inlined text, which is minified", () => {
  // printf 'run(),more();' | openssl dgst -sha256 -binary | base64
  expect(inlineSources(loader)).toContain("'sha256-XTj+FwdRtizm8EaRjulCRP8UXtG4P4xkJzCWXTgnfVY='");
});

test("reports a stale hash with the right one", () => {
  const policy = "script-src 'self' 'sha256-old='";
  expect(wantedOf(policy)).toEqual([
    `the hashes in script-src do not fit what web/publish/prerender/page-document.ts puts into every page. Put ${allowed} in their place.`,
  ]);
});

test("refuses a stale hash beside the right one", () => {
  const right = allowed;
  for (const hashes of [`'sha256-old=' ${right}`, `${right} 'sha256-old='`]) {
    expect(wantedOf(`script-src ${hashes}`)).toHaveLength(1);
  }
});

test("reports a missing policy", () => {
  const none = [{ source: "/assets/**", headers: [] }];
  expect(hostingProblems(none, loader)).toHaveLength(1);
});

test("reads the directives of a policy", () => {
  expect(parsePolicy("default-src 'none'; frame-src a b")).toEqual(
    new Map([
      ["default-src", ["'none'"]],
      ["frame-src", ["a", "b"]],
    ]),
  );
});
