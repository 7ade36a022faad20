import { describe, expect, test } from "vitest";
import { isSigned } from "#functions/bookings/signature.ts";
import { calendlyHeaders, calHeaders, demoKey } from "../../../../fixtures/bookings/services.ts";

const body = '{"a":1}';
const now = Date.parse("2026-11-27T10:00:00Z");

function holds(headers: Record<string, string>, key = demoKey, sent = body) {
  return isSigned({ rawBody: Buffer.from(sent), headers }, key, now);
}

test("Cal.com signs the body", () => {
  expect(holds(calHeaders(body))).toBe(true);
  expect(holds(calHeaders(body), demoKey, '{"a":2}')).toBe(false);
  expect(holds(calHeaders(body, "another key that is long enough to be one"))).toBe(false);
  expect(holds({ "x-cal-signature-256": "" })).toBe(false);
});

describe("Calendly", () => {
  test("signs the time and the body", () => {
    expect(holds(calendlyHeaders(body, now))).toBe(true);
    expect(holds(calendlyHeaders(body, now), demoKey, '{"a":2}')).toBe(false);
    const { "calendly-webhook-signature": signature = "" } = calendlyHeaders(body, now - 60_000);
    const later = signature.replace(/^t=\d+/, `t=${now / 1000}`);
    expect(holds({ "calendly-webhook-signature": later })).toBe(false);
  });

  test.each([
    [-180, true],
    [-181, false],
    [180, true],
    [181, false],
  ])("is believed %i seconds from now: %s", (seconds, isBelieved) => {
    expect(holds(calendlyHeaders(body, now + seconds * 1000))).toBe(isBelieved);
  });

  test.each(["", "t=1,v1=", "v1=abc,t=1", "t=,v1=", "t=1e9,v1=0"])(
    "doesn't sign with %j",
    (text) => {
      expect(holds({ "calendly-webhook-signature": text })).toBe(false);
    },
  );
});

test.each(["", "short"])("refuses every signature with the key %j", (key) => {
  expect(holds(calHeaders(body, key), key)).toBe(false);
});

test("refuses a request without a signature", () => {
  expect(holds({})).toBe(false);
});
