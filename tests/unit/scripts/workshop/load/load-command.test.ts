import { expect, test } from "vitest";
import { judged } from "#scripts/workshop/load/load-command.ts";

test.each([
  [[1, 1, 1], true, "stored once 3, never 0, doubled 0"],
  [[1, 2, 1], false, "stored once 2, never 0, doubled 1"],
  [[1, 0, 1], false, "stored once 2, never 1, doubled 0"],
])("messages that were stored %j times are flawless: %s", (counts, isFlawless, line) => {
  expect(judged("stored", counts)).toEqual({ isFlawless, line });
});
