import { expect, test } from "vitest";
import { quietEnd } from "#functions/push/quiet-hours.ts";

const moment = (text: string) => Date.parse(text);

test.each([
  ["by day", "2026-11-24T12:00:00-05:00", undefined],
  ["just before nine in the evening", "2026-11-24T20:59:59-05:00", undefined],
  ["at nine", "2026-11-24T21:00:00-05:00", "2026-11-25T07:00:00-05:00"],
  ["after midnight", "2026-11-25T00:00:00-05:00", "2026-11-25T07:00:00-05:00"],
  ["just before seven", "2026-11-25T06:59:59-05:00", "2026-11-25T07:00:00-05:00"],
  ["at seven", "2026-11-25T07:00:00-05:00", undefined],
  ["in the night when clocks go forward", "2026-03-07T23:00:00-05:00", "2026-03-08T07:00:00-04:00"],
  ["in the night in which they go back", "2026-10-31T23:00:00-04:00", "2026-11-01T07:00:00-05:00"],
  ["on a leap year's extra day", "2028-02-29T22:00:00-05:00", "2028-03-01T07:00:00-05:00"],
])("quiet hours %s", (_, now, end) => {
  expect(quietEnd(moment(now))).toBe(end && moment(end));
});
