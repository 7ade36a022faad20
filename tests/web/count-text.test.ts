import { expect, test } from "vitest";
import { countText, newText } from "../../web/src/team/dashboard/count-text.ts";

test.each([
  [0, "No open tasks"],
  [1, "1 open task"],
  [2, "2 open tasks"],
  [999, "999 open tasks"],
  [1000, "1,000+ open tasks"],
])("%i is %s", (count, text) => {
  expect(countText(count, "open task", "open tasks")).toBe(text);
});

test("what is new is said in a few letters", () => {
  expect([0, 1, 99, 100, 1000].map(newText)).toEqual([
    undefined,
    "1 new",
    "99 new",
    "99+ new",
    "99+ new",
  ]);
});
