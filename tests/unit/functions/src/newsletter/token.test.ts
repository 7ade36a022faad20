import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allowedChoices, newsletterRequest, tokenPurposes } from "#contract/newsletter-choice";
import { isGenuine, newTokenId, readToken, signedToken } from "#functions/newsletter/token.ts";

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
    const token = signedToken("about", owner, key);
    const position = fc.nat(token.length - 1);
    const letter = fc.constantFrom(..."abcXYZ019-_.= \n\u0000é");
    fc.assert(
      fc.property(position, letter, fc.boolean(), (at, put, replaces) => {
        const changed = token.slice(0, at) + put + token.slice(replaces ? at + 1 : at);
        fc.pre(changed !== token);
        expect(opens(changed)).toBe(false);
        expect(opens(token.slice(0, at) + token.slice(at + 1))).toBe(false);
      }),
      runs,
    );
    // The last letter has unused bits.
    const twins = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];
    expect(twins.filter((last) => opens(token.slice(0, -1) + last))).toEqual([token.slice(-1)]);
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
