import { expect, test } from "vitest";
import { readContent } from "#web/publish/content/read-content.ts";
import { appCheckSources } from "#web/publish/hosting/content-security-policy.ts";
import { fittedHeader } from "#web/publish/hosting/fitted-header.ts";

const { origin } = new URL(readContent().site.schedulingUrl);

test("the policy for the owner's calendar and App Check is made one for the frozen content", () => {
  const own = Object.entries(appCheckSources).map(
    ([directive, sources]) => `${directive} 'self' https://calendar.example ${sources.join(" ")}`,
  );
  const header = { key: "Content-Security-Policy", value: own.join("; ") };
  expect(fittedHeader(header).value).toBe(
    `script-src 'self' https://calendar.example; frame-src ${origin}; connect-src 'self' https://calendar.example`,
  );
});

test("other headers are left alone", () => {
  const header = { key: "Cache-Control", value: "frame-src x" };
  expect(fittedHeader(header)).toBe(header);
});
