import { describe, expect, test } from "vitest";
import { type Answer, readAnswer } from "../../web/src/forms/call.ts";
import {
  isDue,
  longestPauseMs,
  needsAsking,
  pauseMs,
  verdictOn,
} from "../../web/src/forms/outbox/sending-policy.ts";

const now = Date.UTC(2026, 10, 21);
const dayMs = 24 * 60 * 60 * 1000;
const verdict = (answer: Answer, tries = 0) => verdictOn(answer, { tries }, now, 0.5);

describe("what an HTTP answer says", () => {
  test.each([
    [true, '{"result":{"received":true}}', { kind: "accepted" }],
    // Somebody else answered: a captive portal, a proxy.
    [true, "<h1>Welcome</h1>", { kind: "unanswered" }],
    [true, "", { kind: "unanswered" }],
    [true, "{}", { kind: "unanswered" }],
    [true, '{"result":{"received":false}}', { kind: "unanswered" }],
    [false, "", { kind: "refused", status: "" }],
    [false, "<h1>Bad gateway</h1>", { kind: "refused", status: "" }],
    [
      false,
      '{"error":{"status":"INTERNAL","message":""}}',
      { kind: "refused", status: "INTERNAL" },
    ],
    [
      false,
      '{"error":{"status":"ALREADY_EXISTS","message":"x","details":{"code":"EMAIL_EXISTS"}}}',
      { kind: "refused", status: "ALREADY_EXISTS", details: { code: "EMAIL_EXISTS" } },
    ],
    [
      false,
      '{"error":{"status":"INVALID_ARGUMENT","details":{"code":"INVALID_FIELDS","fields":{"email":3}}}}',
      { kind: "refused", status: "INVALID_ARGUMENT" },
    ],
    [false, '{"error":{"details":{"code":"SOMETHING_NEW"}}}', { kind: "refused", status: "" }],
  ] as const)("ok: %s, %s", (ok, text, answer) => {
    expect(readAnswer(ok, text)).toEqual(answer);
  });
});

describe("what becomes of a form that waits", () => {
  test("accepted and known are done", () => {
    expect(verdict({ kind: "accepted" })).toEqual({ kind: "sent" });
    const known = { code: "EMAIL_EXISTS" } as const;
    expect(verdict({ kind: "refused", status: "ALREADY_EXISTS", details: known })).toEqual({
      kind: "known",
    });
  });

  test("no answer changes nothing", () => {
    expect(verdict({ kind: "unanswered" })).toEqual({ kind: "unanswered" });
  });

  test("what the server will never accept is the visitor's to mend", () => {
    const details = { code: "INVALID_FIELDS", fields: { email: "Not an address" } } as const;
    expect(verdict({ kind: "refused", status: "INVALID_ARGUMENT", details })).toEqual({
      kind: "refused",
      refusal: details,
    });
    expect(verdict({ kind: "refused", status: "INVALID_ARGUMENT" })).toEqual({
      kind: "refused",
      refusal: {},
    });
  });

  test("other content under the same id gets an id of its own", () => {
    const details = { code: "SUBMISSION_ID_REUSED" } as const;
    expect(verdict({ kind: "refused", status: "INVALID_ARGUMENT", details })).toEqual({
      kind: "renew",
    });
  });

  test.each([
    "",
    "UNAVAILABLE",
    "RESOURCE_EXHAUSTED",
    "INTERNAL",
    "DEADLINE_EXCEEDED",
    "NOT_FOUND",
    "PERMISSION_DENIED",
    "UNAUTHENTICATED",
    "SOMETHING_NEW",
  ])('"%s" is tried again later', (status) => {
    expect(verdict({ kind: "refused", status })).toEqual({ kind: "later", retryAt: now + 30_000 });
  });

  test("a server that says when to come back is heeded, up to an hour", () => {
    const asking = (retryAfterSeconds: number) =>
      verdict({
        kind: "refused",
        status: "RESOURCE_EXHAUSTED",
        details: { code: "TOO_MANY_REQUESTS", retryAfterSeconds },
      });
    expect(asking(600)).toEqual({ kind: "later", retryAt: now + 600_000 });
    expect(asking(1)).toEqual({ kind: "later", retryAt: now + 30_000 });
    expect(asking(1e9)).toEqual({ kind: "later", retryAt: now + longestPauseMs });
  });
});

test("pauses double, differ a little, and have an end", () => {
  expect([0, 1, 2, 3].map((tries) => pauseMs(tries, 0.5))).toEqual([
    30_000, 60_000, 120_000, 240_000,
  ]);
  expect(pauseMs(0, 0)).toBe(24_000);
  expect(pauseMs(0, 1)).toBe(36_000);
  for (const tries of [10, 100, 10_000]) expect(pauseMs(tries, 1)).toBe(longestPauseMs);
});

test("a form is due when its pause is over, or when the clock was set back meanwhile", () => {
  expect(isDue({}, now)).toBe(true);
  expect(isDue({ retryAt: now + 1 }, now)).toBe(false);
  expect(isDue({ retryAt: now }, now)).toBe(true);
  expect(isDue({ retryAt: now + longestPauseMs }, now)).toBe(false);
  expect(isDue({ retryAt: now + longestPauseMs + 1 }, now)).toBe(true);
});

test("after a month the visitor is asked; a clock that was set back asks nobody", () => {
  expect(needsAsking({ since: now - 30 * dayMs }, now)).toBe(false);
  expect(needsAsking({ since: now - 30 * dayMs - 1 }, now)).toBe(true);
  expect(needsAsking({ since: now + 400 * dayMs }, now)).toBe(false);
});
