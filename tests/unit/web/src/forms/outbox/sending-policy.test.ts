import { describe, expect, test } from "vitest";
import type { ErrorDetails } from "#contract/answers";
import { type Answer, readAnswer } from "#web/src/forms/call.ts";
import {
  isExpired,
  longestPauseMs,
  msUntilAllowed,
  msUntilDue,
  needsAsking,
  pauseMs,
  type Verdict,
  verdictOn,
} from "#web/src/forms/outbox/sending-policy.ts";

const now = Date.UTC(2026, 10, 21);
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const refused = (status: string, details?: ErrorDetails): Answer => ({
  ...{ kind: "refused", status, details },
});

test.each<[boolean, string, Answer]>([
  [true, '{"result":{"received":true}}', { kind: "accepted" }],
  // Somebody else answered: a captive portal, a proxy.
  [true, "<h1>Welcome</h1>", { kind: "unanswered" }],
  [true, "", { kind: "unanswered" }],
  [true, "{}", { kind: "unanswered" }],
  [true, '{"result":{"received":false}}', { kind: "unanswered" }],
  // The platform answered for our function: no machine was free, or none answered in time.
  [false, "", { kind: "unanswered" }],
  [false, "<h1>Bad gateway</h1>", { kind: "unanswered" }],
  [false, "Rate exceeded.", { kind: "unanswered" }],
  [false, '{"error":"busy"}', { kind: "unanswered" }],
  [false, '{"error":{"status":"INTERNAL","message":""}}', refused("INTERNAL")],
  [
    false,
    '{"error":{"status":"ALREADY_EXISTS","message":"x","details":{"code":"EMAIL_EXISTS"}}}',
    refused("ALREADY_EXISTS", { code: "EMAIL_EXISTS" }),
  ],
  [
    false,
    '{"error":{"status":"INVALID_ARGUMENT","details":{"code":"INVALID_FIELDS","fields":{"email":3}}}}',
    refused("INVALID_ARGUMENT"),
  ],
  [false, '{"error":{"status":"ABORTED","details":{"code":"SOMETHING_NEW"}}}', refused("ABORTED")],
])("reads an HTTP response, ok: %s, %s", (ok, text, answer) => {
  expect(readAnswer(ok, text)).toEqual(answer);
});

describe("a form that waits", () => {
  const verdict = (answer: Answer, random = 0.5) => verdictOn(answer, { tries: 0 }, now, random);
  const badEmail = { code: "INVALID_FIELDS", fields: { email: "Not an address" } } as const;
  const known = refused("ALREADY_EXISTS", { code: "EMAIL_EXISTS" });
  const reused = refused("INVALID_ARGUMENT", { code: "SUBMISSION_ID_REUSED" });

  test.each<[string, Answer, Verdict]>([
    ["is done when it is accepted", { kind: "accepted" }, { kind: "sent" }],
    ["is done when it is known", known, { kind: "already-subscribed" }],
    ["doesn't change without an answer", { kind: "unanswered" }, { kind: "unanswered" }],
    [
      "goes back to the visitor if the server will never accept it",
      refused("INVALID_ARGUMENT", badEmail),
      { kind: "refused", refusal: badEmail },
    ],
    ["goes back without details", refused("INVALID_ARGUMENT"), { kind: "refused", refusal: {} }],
    ["gets a new id if its id has other content", reused, { kind: "renew" }],
  ])("%s", (_, answer, wanted) => {
    expect(verdict(answer)).toEqual(wanted);
  });

  test.each([
    ...["UNAVAILABLE", "RESOURCE_EXHAUSTED", "INTERNAL", "DEADLINE_EXCEEDED", "NOT_FOUND"],
    ...["PERMISSION_DENIED", "UNAUTHENTICATED", "SOMETHING_NEW"],
  ])('"%s" is tried again later', (status) => {
    expect(verdict(refused(status))).toEqual({ kind: "later", retryAt: now + 30_000 });
  });

  test("obeys the server's retry time, up to a day, with some variation", () => {
    const asking = (retryAfterSeconds: number, random = 0) =>
      verdict(
        refused("RESOURCE_EXHAUSTED", { code: "TOO_MANY_REQUESTS", retryAfterSeconds }),
        random,
      );
    expect(asking(600)).toEqual({ kind: "crowded", notBefore: now + 600_000 });
    expect(asking(600, 1)).toEqual({ kind: "crowded", notBefore: now + 720_000 });
    expect(asking(86_400)).toEqual({ kind: "crowded", notBefore: now + dayMs });
    expect(asking(1e9)).toEqual({ kind: "crowded", notBefore: now + 25 * hourMs });
  });
});

test("pauses double, vary a little and have a limit", () => {
  expect([0, 1, 2, 3].map((tries) => pauseMs(tries, 0.5))).toEqual([
    30_000, 60_000, 120_000, 240_000,
  ]);
  expect(pauseMs(0, 0)).toBe(24_000);
  expect(pauseMs(0, 1)).toBe(36_000);
  for (const tries of [10, 100, 10_000]) expect(pauseMs(tries, 1)).toBe(longestPauseMs);
});

test("a form is due after its pause, or if the clock was set back", () => {
  expect(msUntilDue({}, now)).toBe(0);
  expect(msUntilDue({ retryAt: now + 1 }, now)).toBe(1);
  expect(msUntilDue({ retryAt: now }, now)).toBe(0);
  expect(msUntilDue({ retryAt: now + longestPauseMs }, now)).toBe(longestPauseMs);
  expect(msUntilDue({ retryAt: now + longestPauseMs + 1 }, now)).toBe(0);
});

test("lets the visitor skip our own pause, but not the server's", () => {
  const form = { retryAt: now + 1, notBefore: now + dayMs };
  expect(msUntilDue(form, now)).toBe(dayMs);
  expect(msUntilAllowed(form, now)).toBe(dayMs);
  expect(msUntilAllowed({}, now)).toBe(0);
  expect(msUntilAllowed({ notBefore: now + 2 * dayMs }, now)).toBe(0);
});

test("asks the visitor after a month, unless the clock was set back", () => {
  expect(needsAsking({ since: now - 30 * dayMs }, now)).toBe(false);
  expect(needsAsking({ since: now - 30 * dayMs - 1 }, now)).toBe(true);
  expect(needsAsking({ since: now + 400 * dayMs }, now)).toBe(false);
});

test("deletes a form after two months", () => {
  // The form stays if the clock was years behind when it was stored.
  expect(isExpired({ since: now - 60 * dayMs }, now)).toBe(false);
  expect(isExpired({ since: now - 60 * dayMs - 1 }, now)).toBe(true);
  expect(isExpired({ since: 0 }, now)).toBe(false);
  expect(isExpired({ since: now + 400 * dayMs }, now)).toBe(false);
});
