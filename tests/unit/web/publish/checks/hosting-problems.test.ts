import { describe, expect, test } from "vitest";
import { hostingProblems, inlineSources } from "#web/publish/checks/hosting-problems.ts";
import { appCheckSources, parsePolicy } from "#web/publish/hosting/content-security-policy.ts";

const loader = "// why\nrun();\n  more();\n";
const allowed = inlineSources(loader).join(" ");
const schedulingUrl = "https://calendar.example/agency/call";

const trusted = "; require-trusted-types-for 'script'; trusted-types post";

function hosting(policy: string) {
  const headers = [{ key: "Content-Security-Policy", value: policy }];
  return [{ source: "**", headers }];
}

function wantedOf(policy: string): string[] {
  return hostingProblems(hosting(policy + trusted), { schedulingUrl, loader }).map(
    ({ message }) => message,
  );
}

test("a policy that fits", () => {
  const policy = `default-src 'none'; script-src 'self' ${allowed}; frame-src https://calendar.example`;
  expect(wantedOf(policy)).toEqual([]);
});

test("the hash is the one of the inlined text, which is minified", () => {
  // printf 'run(),more();' | openssl dgst -sha256 -binary | base64
  expect(inlineSources(loader)).toContain("'sha256-XTj+FwdRtizm8EaRjulCRP8UXtG4P4xkJzCWXTgnfVY='");
});

test("a stale hash is told with the right one", () => {
  const policy = "script-src 'self' 'sha256-old='; frame-src https://calendar.example";
  expect(wantedOf(policy)).toEqual([
    `the hashes in script-src do not fit what web/publish/prerender/page-document.ts puts into every page. Put ${allowed} in their place.`,
  ]);
});

test("a hash that is left over beside the right one is refused", () => {
  const right = allowed;
  for (const hashes of [`'sha256-old=' ${right}`, `${right} 'sha256-old='`]) {
    expect(wantedOf(`script-src ${hashes}; frame-src https://calendar.example`)).toHaveLength(1);
  }
});

test("another scheduler than the one in site.yaml", () => {
  const policy = `script-src ${allowed}; frame-src https://scheduling.example`;
  expect(wantedOf(policy)).toEqual([
    'frame-src is "https://scheduling.example", but schedulingUrl in site.yaml needs exactly https://calendar.example.',
  ]);
});

describe("App Check", () => {
  const base = `script-src ${allowed}; frame-src https://calendar.example; connect-src 'self'`;
  const withAppCheck = Object.entries(appCheckSources).reduce(
    (policy, [directive, sources]) =>
      policy.replace(directive, `${directive} ${sources.join(" ")}`),
    base,
  );
  const message = (policy: string, appCheckSiteKey?: string) =>
    hostingProblems(hosting(policy), { schedulingUrl, loader, appCheckSiteKey }).map(
      (problem) => problem.message,
    );

  test("with a key needs its hosts in the policy, and no others", () => {
    expect(message(withAppCheck, "key")).toEqual([]);
    expect(message(base, "key")).toEqual([
      "script-src lacks https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/, which appCheckSiteKey in site.yaml needs.",
      "frame-src lacks https://www.google.com/recaptcha/, which appCheckSiteKey in site.yaml needs.",
      "connect-src lacks https://www.google.com/recaptcha/ https://content-firebaseappcheck.googleapis.com, which appCheckSiteKey in site.yaml needs.",
    ]);
  });

  test("without a key must leave nothing behind in the policy", () => {
    expect(message(base + trusted)).toEqual([]);
    expect(message(withAppCheck + trusted)).toHaveLength(3);
  });

  test("and trusted types go together only where it is off", () => {
    expect(message(base)).toEqual(["require-trusted-types-for 'script' is missing."]);
    expect(message(withAppCheck + trusted, "key")).toEqual([
      "require-trusted-types-for and trusted-types keep reCAPTCHA out: take both away.",
    ]);
  });
});

test("no policy at all", () => {
  const none = [{ source: "/assets/**", headers: [] }];
  expect(hostingProblems(none, { schedulingUrl, loader })).toHaveLength(1);
});

test("the directives of a policy", () => {
  expect(parsePolicy("default-src 'none'; frame-src a b")).toEqual(
    new Map([
      ["default-src", ["'none'"]],
      ["frame-src", ["a", "b"]],
    ]),
  );
});
