import { expect, test } from "vitest";
import { appCheckSources, parsePolicy } from "#web/publish/hosting/content-security-policy.ts";
import { fittedHeader, type HeaderSettings } from "#web/publish/hosting/fitted-header.ts";

const settings: HeaderSettings = {
  schedulingUrl: "https://calendar.example/agency/call",
  https: "day",
};
const key = "Content-Security-Policy";
const policy =
  "script-src 'self' 'sha256-x='; connect-src 'self'; frame-src 'none'; require-trusted-types-for 'script'; trusted-types post";
const fitted = (changes: Partial<HeaderSettings> = {}, value = policy) =>
  fittedHeader({ key, value }, { ...settings, ...changes }).value;

test("allows only the calendar in a frame", () => {
  expect(fitted()).toBe(policy.replace("'none'", "https://calendar.example"));
});

test("allows App Check's sources and drops trusted types", () => {
  // Trusted types would keep App Check out.
  const directives = parsePolicy(fitted({ appCheckSiteKey: "key" }));
  expect([...directives.keys()]).toEqual(["script-src", "connect-src", "frame-src"]);
  for (const [name, sources] of Object.entries(appCheckSources)) {
    expect(directives.get(name)).toEqual(expect.arrayContaining([...sources]));
  }
  expect(directives.get("frame-src")?.[0]).toBe("https://calendar.example");
  expect(directives.get("script-src")).toEqual(expect.arrayContaining(["'self'", "'sha256-x='"]));
});

test("leaves the policy of pages without a frame alone", () => {
  const team = "script-src 'self'; connect-src 'self'; trusted-types service-worker";
  expect(fitted({ appCheckSiteKey: "key" }, team)).toBe(team);
});

test.each([
  ["day", "max-age=86400"],
  ["year", "max-age=31536000"],
  ["subdomains", "max-age=63072000; includeSubDomains"],
  ["preload", "max-age=63072000; includeSubDomains; preload"],
] as const)("requires https for %s", (https, value) => {
  const header = { key: "Strict-Transport-Security", value: "max-age=1" };
  expect(fittedHeader(header, { ...settings, https })).toEqual({ key: header.key, value });
});

test("leaves other headers alone", () => {
  const header = { key: "Cache-Control", value: "frame-src x" };
  expect(fittedHeader(header, settings)).toEqual(header);
});
