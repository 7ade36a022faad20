import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { countWords, shownWord } from "#web/src/team/records/words.ts";
import { dayWords, isPast, momentWords } from "#web/src/team/ui/calendar-day.ts";

describe("calendar days", () => {
  const today = "2026-11-21";

  test.each([
    ["2026-11-21", "today"],
    ["2026-11-22", "tomorrow"],
    ["2026-11-20", "yesterday"],
    ["2026-12-01", "Tue, Dec 1"],
    ["2026-01-01", "Thu, Jan 1"],
    ["2027-01-01", "Jan 1, 2027"],
    ["2025-12-31", "Dec 31, 2025"],
  ])("%s is %s", (day, words) => {
    expect(dayWords(day, today)).toBe(words);
  });

  test.each(["soon", "", "2026-02-31", "2026-13-01", "11/21/2026", "2026-11-21T00:00:00Z"])(
    "%j is no day, stays unchanged and is never past",
    (text) => {
      expect(dayWords(text, today)).toBe(text);
      expect(isPast(text, today)).toBe(false);
    },
  );

  test("a day is past from the next day on", () => {
    expect(isPast("2026-11-20", today)).toBe(true);
    expect(isPast("2026-11-21", today)).toBe(false);
    expect(isPast("2026-11-22", today)).toBe(false);
  });
});

test("writes a moment as the business's day and 12-hour time", () => {
  const now = new Date("2026-11-21T18:00:00Z");
  expect(momentWords("2026-11-21T14:05:00Z", now)).toBe("today at 9:05\u00a0AM");
  expect(momentWords(Date.parse("2026-11-21T05:05:00Z"), now)).toBe("today at 12:05\u00a0AM");
  expect(momentWords("2026-11-21T04:30:00Z", now)).toBe("yesterday at 11:30\u00a0PM");
  expect(momentWords("2026-11-03T19:05:00Z", now)).toBe("Tue, Nov 3 at 2:05\u00a0PM");
  expect(momentWords("2024-02-29T18:00:00Z", now)).toBe("Feb 29, 2024 at 1:00\u00a0PM");
});

test("formats times in only one file of the team area", () => {
  const folder = fileURLToPath(new URL("../../../../../../web/src/team", import.meta.url));
  const makers = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /DateTimeFormat|toLocale(Date|Time)/.test(readFileSync(join(folder, file), "utf8")),
    );
  expect(makers).toEqual([join("ui", "calendar-day.ts")]);
});

test("removes the underscores of a stored word", () => {
  expect(shownWord("in_progress")).toBe("in progress");
  expect(shownWord("on_hold_until_may")).toBe("on hold until may");
  expect(shownWord("")).toBe("");
});

test("says counts in words", () => {
  const lead = { one: "lead", many: "leads" };
  expect(countWords(0, lead)).toBe("0 leads");
  expect(countWords(1, lead)).toBe("1 lead");
  expect(countWords(1234, lead)).toBe("1,234 leads");
  expect(countWords(1000, lead, true)).toBe("1,000+ leads");
});
