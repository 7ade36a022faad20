import { expect, test } from "vitest";
import { countText, timeText } from "../../web/src/team/dashboard/count-text.ts";

test.each([
  [0, "No open tasks"],
  [1, "1 open task"],
  [2, "2 open tasks"],
  [999, "999 open tasks"],
  [1000, "1,000 or more open tasks"],
])("%i is %s", (count, text) => {
  expect(countText(count, "open task", "open tasks")).toBe(text);
});

test("a time of today is the hour, an earlier one carries its day", () => {
  const at = new Date(2026, 10, 20, 14, 5).getTime();
  expect(timeText(at, new Date(2026, 10, 20, 23, 59))).toMatch(/^2:05\sPM$/);
  expect(timeText(at, new Date(2026, 10, 21, 0, 1))).toMatch(/^Nov 20, 2:05\sPM$/);
});
