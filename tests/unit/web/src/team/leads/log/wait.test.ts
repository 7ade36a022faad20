import { describe, expect, test } from "vitest";
import { answerSpeed, lateness, waitWords } from "#web/src/team/leads/log/wait.ts";

const hours = (count: number) => count * 60 * 60 * 1000;
const since = "2026-11-01T04:30:00Z";
const later = (ms: number) => new Date(Date.parse(since) + ms);

describe("the wait of a message", () => {
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

  test("is amber from 12 hours and red from 24", () => {
    const at = [0, hours(12) - 1, hours(12), hours(24) - 1, hours(24)];
    const colors = at.map((ms) => lateness(since, later(ms)));
    expect(colors.join(" ")).toBe("fresh fresh amber amber red");
  });

  test("counts real hours when New York's clocks change", () => {
    // November 1, 2026 has 25 hours there, and March 14, 2027 has 23, from 00:30 to 00:30 of the next day.
    expect(waitWords("2026-11-01T04:30:00Z", new Date("2026-11-02T05:30:00Z"))).toBe("25 hours");
    expect(lateness("2027-03-14T05:30:00Z", new Date("2027-03-15T04:30:00Z"))).toBe("amber");
  });
});

describe("the speed of the team's answers", () => {
  const source = "contact-form";
  const answered = (...waits: number[]) =>
    waits.map((ms) => ({ source, created_at: since, answered_at: later(ms).toISOString() }));

  test("is the median of the answers", () => {
    const half = "You answered half of your last";
    expect(answerSpeed(answered(...[9, 1, 2].map(hours)))).toBe(
      `${half} 3 messages within 2 hours.`,
    );
    // Their middle is after three hours and a quarter.
    const four = answered(...[9, 1, 2, 4.5].map(hours));
    expect(answerSpeed(four)).toBe(`${half} 4 messages within 4 hours.`);
  });

  test("leaves out leads whose wait began later than they did", () => {
    const others = ["booking-calendar", "import", "team"].flatMap((source) =>
      answered(5).map((lead) => ({ ...lead, source })),
    );
    expect(answerSpeed([...others, ...answered(5, 5)])).toBe("");
    expect(answerSpeed([...others, ...answered(5, 5, 5)])).toContain("last 3 messages");
  });

  test("says nothing about two answers and ignores unanswered messages", () => {
    expect(answerSpeed(answered(5, 5))).toBe("");
    for (const times of [
      { created_at: since, answered_at: null },
      { created_at: null, answered_at: since },
    ])
      expect(answerSpeed([{ source, ...times }, ...answered(5, 5)])).toBe("");
  });
});
