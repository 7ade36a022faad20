import { expect, test } from "vitest";
import { hostingProblems, inlineSources } from "#web/publish/checks/hosting-problems.ts";
import { parsePolicy } from "#web/publish/hosting/content-security-policy.ts";

const loader = "// why\nrun();\n  more();\n";
const allowed = inlineSources(loader).join(" ");

function wantedOf(policy: string): string[] {
  const headers = [{ key: "Content-Security-Policy", value: policy }];
  return hostingProblems([{ source: "**", headers }], loader).map(({ message }) => message);
}

test("accepts a policy that fits", () => {
  expect(wantedOf(`default-src 'none'; script-src 'self' ${allowed}`)).toEqual([]);
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

test("refuses a stale hash beside the right one, and a missing policy", () => {
  for (const hashes of [`'sha256-old=' ${allowed}`, `${allowed} 'sha256-old='`]) {
    expect(wantedOf(`script-src ${hashes}`)).toHaveLength(1);
  }
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
