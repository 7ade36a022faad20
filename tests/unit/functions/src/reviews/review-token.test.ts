import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { readReviewToken } from "#contract/review";
import { isOurReviewToken, reviewToken } from "#functions/reviews/review-token.ts";
import { expectNoTwin } from "../changed-letters.ts";

const key = "k".repeat(64);
const useKeys = (keys: string) => vi.stubEnv("NEWSLETTER_SECRET", keys);
beforeEach(() => {
  useKeys(key);
});

const makeToken = () => reviewToken("bakery", "entry", "2026-11-29T12:00:00.000Z");

/** Says whether we signed the text. */
function opens(text: string): boolean {
  const token = readReviewToken(text);
  return token !== undefined && isOurReviewToken(token);
}

const runs = { numRuns: 2000, seed: 20_261_129 };

test("works with its own key, also after a new one, and with no other", () => {
  const token = makeToken();
  expect(opens(token)).toBe(true);
  useKeys(`${"n".repeat(64)}, ${key}`);
  expect(opens(token)).toBe(true);
  useKeys(`${key}x`);
  expect(opens(token)).toBe(false);
});

test("with any letter changed, added or removed is invalid", () => {
  expectNoTwin(makeToken(), opens, runs);
});

test("can't be made up", () => {
  const part = fc.stringMatching(/^[\w-]{1,40}$/);
  const signed = fc.tuple(
    part,
    part,
    fc.stringMatching(/^\d{10}$/),
    fc.stringMatching(/^[\w-]{43}$/),
  );
  const made = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    signed.map((parts) => parts.join(".")),
  );
  fc.assert(
    fc.property(made, (text) => {
      expect(opens(text)).toBe(false);
    }),
    runs,
  );
});
