import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allowedChoices, newsletterRequest, tokenPurposes } from "#contract/newsletter-choice";
import { isGenuine, newTokenId, readToken, signedToken } from "#functions/newsletter/token.ts";
import { expectNoTwin } from "../changed-letters.ts";

const key = "k".repeat(64);
const owner = { subscriberId: "ana", tokenId: newTokenId() };

/** Says whether the text is a token of this subscriber. */
function opens(text: string, subscriberId = owner.subscriberId, withKey = key): boolean {
  const token = readToken(text);
  return token !== undefined && isGenuine(token, subscriberId, withKey);
}

const purposes = fc.constantFrom(...tokenPurposes);
const runs = { numRuns: 2000, seed: 20_261_123 };

describe("a token", () => {
  test.each(tokenPurposes)("to %s works only for its own address and key", (purpose) => {
    const token = signedToken(purpose, owner, key);
    expect(readToken(token)).toMatchObject({ purpose, tokenId: owner.tokenId });
    expect(opens(token)).toBe(true);
    expect(opens(token, "ben")).toBe(false);
    expect(opens(token, owner.subscriberId, `${key}x`)).toBe(false);
    expect(newsletterRequest.safeParse({ token, choice: "look" }).success).toBe(true);
  });

  test("works for no other purpose and no other id", () => {
    fc.assert(
      fc.property(purposes, purposes, (purpose, other) => {
        const [, id = "", signature = ""] = signedToken(purpose, owner, key).split(".");
        expect(opens(`${other}.${id}.${signature}`)).toBe(purpose === other);
        expect(opens(`${purpose}.${newTokenId()}.${signature}`)).toBe(false);
      }),
      runs,
    );
  });

  test("with any letter changed, added or removed is invalid", () => {
    expectNoTwin(signedToken("about", owner, key), (text) => opens(text), runs);
  });

  test("can't be made up", () => {
    const made = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc
        .tuple(purposes, fc.stringMatching(/^[\w-]{22}$/), fc.stringMatching(/^[\w-]{43}$/))
        .map((parts) => parts.join(".")),
    );
    fc.assert(
      fc.property(made, (text) => {
        expect(opens(text)).toBe(false);
      }),
      runs,
    );
  });
});

test("ids are unique", () => {
  expect(new Set(Array.from({ length: 1000 }, newTokenId)).size).toBe(1000);
});

test("lets only the link to everything delete, and every link look", () => {
  expect(allowedChoices.confirm).toEqual(["look", "confirm"]);
  expect(allowedChoices.leave).toEqual(["look", "leave"]);
  expect(allowedChoices.about).toContain("forget");
});
