import { PassThrough } from "node:stream";
import { afterEach, expect, test } from "vitest";
import { ask, isAgreed } from "#scripts/ask.ts";

const ownInput = Object.getOwnPropertyDescriptor(process, "stdin") ?? {};
afterEach(() => Object.defineProperty(process, "stdin", ownInput));

/** Types at a terminal, up to Ctrl-D. */
function typed(text: string, isTTY = true) {
  const value = Object.assign(new PassThrough(), { isTTY });
  Object.defineProperty(process, "stdin", { value, configurable: true });
  value.end(text);
  return isAgreed("Send it", "Nothing was sent", ask);
}

test.each(["yes\n", "YES\n", " Yes \n"])("%j agrees", async (text) => {
  expect(await typed(text)).toBe(true);
});

test.each(["no\n", "\n", ""])("%j refuses, also by Ctrl-D alone", async (text) => {
  expect(await typed(text)).toBe(false);
});

test("says how to agree without a terminal", async () => {
  await expect(typed("yes\n", false)).rejects.toThrow("Nothing was sent: without a terminal");
});
