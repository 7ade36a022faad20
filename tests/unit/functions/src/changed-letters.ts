import fc from "fast-check";
import { expect } from "vitest";

/** Expects that no text with any letter changed, added or removed opens what the token opens. */
export function expectNoTwin(
  token: string,
  opens: (text: string) => boolean,
  runs: fc.Parameters<[number, string, boolean]>,
): void {
  const letter = fc.constantFrom(..."abcXYZ019-_.= \n\u0000é");
  fc.assert(
    fc.property(fc.nat(token.length - 1), letter, fc.boolean(), (at, put, replaces) => {
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
}
