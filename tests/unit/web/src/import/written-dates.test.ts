import { expect, test } from "vitest";
import { dayOrderOf, writtenDay, writtenTime } from "#web/src/import/written-dates.ts";

test.each([
  ["2024-03-15T12:34:56.789Z", "2024-03-15T12:34:56.789Z"],
  ["2024-03-15 12:34:56.789123+00", "2024-03-15T12:34:56.789Z"],
  ["2024-03-15 12:34:56+02:00", "2024-03-15T10:34:56.000Z"],
  ["2024-03-15 12:34:56-0530", "2024-03-15T18:04:56.000Z"],
  ["2024-03-15 12:34", "2024-03-15T12:34:00.000Z"],
  ["2024-03-15 12:34:56 UTC", "2024-03-15T12:34:56.000Z"],
  // A day begins in the business's time zone.
  ["2024-03-15", "2024-03-15T04:00:00.000Z"],
  ["2024-01-15", "2024-01-15T05:00:00.000Z"],
  ["3/15/2024", "2024-03-15T04:00:00.000Z"],
  ["03/15/24", "2024-03-15T04:00:00.000Z"],
  ["3/15/2024 2:05 PM", "2024-03-15T18:05:00.000Z"],
  ["3/15/2024, 12:05:09 am", "2024-03-15T04:05:09.000Z"],
  ["3/15/2024 14:05", "2024-03-15T18:05:00.000Z"],
  ["11/3/2024 1:30 PM", "2024-11-03T18:30:00.000Z"],
  ["15/3/2024", undefined],
  ["2/30/2024", undefined],
  ["3/15/2024 13:05 PM", undefined],
  ["3/15/2024 25:00", undefined],
  ["3/15/202", undefined],
  ["2024-02-30", undefined],
  ["2024-03-15 25:00", undefined],
  ["15.03.2024", undefined],
  ["1710506096", undefined],
])("the time %s", (text, iso) => {
  expect(writtenTime(text, "month first")?.toISOString()).toBe(iso);
});

test("reads a day without its time and keeps any other text", () => {
  const day = (text: string) => writtenDay(text, "month first");
  expect(day("2026-05-31")).toBe("2026-05-31");
  expect(day("2026-05-31T23:30:00-05:00")).toBe("2026-05-31");
  expect(day("2026-05-31 00:00:00+00")).toBe("2026-05-31");
  expect(day("5/31/26 11:30 PM")).toBe("2026-05-31");
  expect(day("31.05.2026")).toBe("31.05.2026");
  expect(writtenDay("31/5/2026", "day first")).toBe("2026-05-31");
});

test.each([
  [["2026-05-31", "5/31/2026", "5/5/2026"], "month first", undefined],
  [["5/31/2026", "3/4/2026"], "month first", "3/4/2026 is read as month/day/year: March 4, 2026."],
  [
    ["3/4/2026", "31/5/2026"],
    "day first",
    "3/4/2026 is read as day/month/year: April 3, 2026, because 31/5/2026 can only be that.",
  ],
  // Both can't be right: the text is read as in the US, and the other date is refused.
  [["31/5/2026", "5/31/2026", "3/4/2026"], "month first", expect.stringContaining("March 4")],
  [["31/5/2026"], "day first", undefined],
  [["", "none", "15/15/2026"], "month first", undefined],
])("decides the order of day and month in %j", (texts, order, words) => {
  const { note, ...rest } = dayOrderOf("due_date", texts);
  expect(rest).toEqual({ order });
  expect(note?.replace("due_date: ", "")).toEqual(words);
});
