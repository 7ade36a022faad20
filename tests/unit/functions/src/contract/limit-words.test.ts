import { expect, test } from "vitest";
import { limitWords } from "#contract/limit-words";

test.each([
  [0, "a minute"],
  [1.2, "2 minutes"],
  [59.5, "an hour"],
  [60, "an hour"],
  [61, "2 hours"],
  [120, "2 hours"],
  [48 * 60, "48 hours"],
  [48 * 60 + 1, "3 days"],
])("%d minutes are no more than %s", (minutes, words) => {
  expect(limitWords(minutes * 60_000)).toBe(words);
});
