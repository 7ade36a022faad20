import { expect, test } from "vitest";
import { wholeTimes } from "#contract/whole-times";

test.each([
  ["Tuesday, 9:47 PM", "Tuesday, 9:47\u00a0PM"],
  ["open 9 am to 5:30 p.m.", "open 9\u00a0am to 5:30\u00a0p.m."],
  // Some browsers write it like this.
  ["9:05\u202fAM", "9:05\u00a0AM"],
  ["4 amber lamps in 3 PMs", "4 amber lamps in 3 PMs"],
])("allows no line break inside a time of day: %j", (text, whole) => {
  expect(wholeTimes(text)).toBe(whole);
});
