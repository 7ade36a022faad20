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

test("a policy that fits", () => {
  const policy = `default-src 'none'; script-src 'self' ${allowed}`;
  expect(wantedOf(policy)).toEqual([]);
});

test("the hash is the one of the inlined text, which is minified", () => {
  // printf 'run(),more();' | openssl dgst -sha256 -binary | base64
  expect(inlineSources(loader)).toContain("'sha256-XTj+FwdRtizm8EaRjulCRP8UXtG4P4xkJzCWXTgnfVY='");
});

test("a stale hash is told with the right one", () => {
  const policy = "script-src 'self' 'sha256-old='";
  expect(wantedOf(policy)).toEqual([
    `the hashes in script-src do not fit what web/publish/prerender/page-document.ts puts into every page. Put ${allowed} in their place.`,
  ]);
});

test("a hash that is left over beside the right one is refused", () => {
  const right = allowed;
  for (const hashes of [`'sha256-old=' ${right}`, `${right} 'sha256-old='`]) {
    expect(wantedOf(`script-src ${hashes}`)).toHaveLength(1);
  }
});

test("no policy at all", () => {
  const none = [{ source: "/assets/**", headers: [] }];
  expect(hostingProblems(none, loader)).toHaveLength(1);
});

test("the directives of a policy", () => {
  expect(parsePolicy("default-src 'none'; frame-src a b")).toEqual(
    new Map([
      ["default-src", ["'none'"]],
      ["frame-src", ["a", "b"]],
    ]),
  );
});
