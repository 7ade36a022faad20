import { expect, it } from "vitest";
import { hoursData } from "#web/publish/content/hours-text.ts";
import { openUntil } from "#web/src/site/layout/open-until.ts";

const hours = hoursData("Mo-Fr 09:00-17:00, Sa 10:00-13:30");

// New York is four hours behind UTC in summer, and five in winter.
it.each([
  ["a Wednesday at 9 am", "2026-07-15T13:00:00Z", "5\u00a0pm"],
  ["a minute before that", "2026-07-15T12:59:00Z", undefined],
  ["the last minute", "2026-12-02T21:59:59Z", "5\u00a0pm"],
  ["5 pm", "2026-12-02T22:00:00Z", undefined],
  ["a Saturday, which has its own span", "2026-12-05T16:00:00Z", "1:30\u00a0pm"],
  ["a Saturday afternoon", "2026-12-05T19:00:00Z", undefined],
  ["a Sunday", "2026-12-06T16:00:00Z", undefined],
  ["a Monday in Tokyo, still Sunday in New York", "2026-12-07T03:00:00Z", undefined],
])("at %s", (_name, moment, closes) => {
  expect(openUntil(hours, "", new Date(moment))).toBe(closes);
});

it("is closed on the days that are named", () => {
  const noon = new Date("2026-12-25T17:00:00Z");
  expect(openUntil(hours, "", noon)).toBe("5\u00a0pm");
  expect(openUntil(hours, "2026-12-24 2026-12-25", noon)).toBeUndefined();
});

it("reads a range over the weekend, and hours until midnight", () => {
  const late = hoursData("Fr-Mo 18:00-24:00");
  expect(openUntil(late, "", new Date("2026-12-07T04:30:00Z"))).toBe("12\u00a0am");
  expect(openUntil(late, "", new Date("2026-12-09T04:30:00Z"))).toBeUndefined();
});
