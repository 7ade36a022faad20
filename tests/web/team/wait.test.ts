import { describe, expect, test } from "vitest";
import { lateness, medianWait, spanWords, waitWords } from "../../../web/src/team/log/wait.ts";

const hours = (count: number) => count * 60 * 60 * 1000;
const since = "2026-11-01T04:30:00Z";
const later = (ms: number) => new Date(Date.parse(since) + ms);

describe("how long a message has waited", () => {
  test.each([
    [-hours(1), "less than a minute"],
    [59_000, "less than a minute"],
    [60_000, "1 minute"],
    [hours(1) - 1, "59 minutes"],
    [hours(1), "1 hour"],
    [hours(47.9), "47 hours"],
    [hours(48), "2 days"],
  ])("%i ms are %s", (ms, words) => {
    expect(waitWords(since, later(ms))).toBe(words);
  });

  test("amber from 12 hours, red from 24", () => {
    const at = [0, hours(12) - 1, hours(12), hours(24) - 1, hours(24)];
    expect(at.map((ms) => lateness(since, later(ms)))).toEqual([
      "fresh",
      "fresh",
      "amber",
      "amber",
      "red",
    ]);
  });

  test("hours are real hours on the nights when New York's clocks change", () => {
    // November 1, 2026 has 25 hours there, March 14, 2027 has 23: 00:30 to 00:30 of the next day.
    expect(spanWords(Date.parse("2026-11-02T05:30:00Z") - Date.parse("2026-11-01T04:30:00Z"))).toBe(
      "25 hours",
    );
    expect(lateness("2027-03-14T05:30:00Z", new Date("2027-03-15T04:30:00Z"))).toBe("amber");
  });
});

describe("how fast the team answers", () => {
  const answered = (...waits: number[]) =>
    waits.map((ms) => ({ created_at: since, answered_at: later(ms).toISOString() }));

  test("the middle one, or between the two in the middle", () => {
    expect(medianWait(answered(hours(9), hours(1), hours(2)))).toBe(hours(2));
    expect(medianWait(answered(hours(9), hours(1), hours(2), hours(4)))).toBe(hours(3));
  });

  test("what has no answer doesn't count", () => {
    expect(medianWait([])).toBeUndefined();
    expect(medianWait([{ created_at: since, answered_at: null }])).toBeUndefined();
    expect(medianWait([{ created_at: null, answered_at: since }, ...answered(5)])).toBe(5);
  });
});
