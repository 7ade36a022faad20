import { expect, test } from "vitest";
import { countText } from "#web/src/team/today/count-text.ts";

test.each([
  [0, "No open tasks"],
  [1, "1 open task"],
  [2, "2 open tasks"],
  [999, "999 open tasks"],
  [1000, "1,000+ open tasks"],
])("%i is %s", (count, text) => {
  expect(countText(count, "open task", "open tasks")).toBe(text);
});
