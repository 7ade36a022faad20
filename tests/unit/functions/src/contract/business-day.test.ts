import { expect, test } from "vitest";
import { businessClock, businessDay, dayAfter } from "#contract/business-day";

test.each([
  ["2026-05-31T18:00:00Z", "2026-05-31T14:00:00"],
  ["2026-06-01T04:00:00Z", "2026-06-01T00:00:00"],
  ["2026-11-27T04:59:59Z", "2026-11-26T23:59:59"],
  // On the night when the clocks go back, one hour shows twice.
  ["2026-11-01T05:30:00Z", "2026-11-01T01:30:00"],
  ["2026-11-01T06:30:00Z", "2026-11-01T01:30:00"],
])("at %s the business's clock shows %s", (moment, shown) => {
  expect(businessClock(new Date(moment))).toBe(shown);
  expect(businessDay(new Date(moment))).toBe(shown.slice(0, 10));
});

test("the days before and after cross the ends of months and years", () => {
  expect(dayAfter("2028-02-28")).toBe("2028-02-29");
  expect(dayAfter("2026-12-31")).toBe("2027-01-01");
  expect(dayAfter("2026-03-01", -1)).toBe("2026-02-28");
});
