import { describe, expect, test } from "vitest";
import { repliesTo } from "#contract/reply-status";

const now = new Date("2026-05-31T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

/** Returns a message that came in `ago` hours ago and was answered `after` hours later, or still waits. */
function message(ago: number, after?: number, source = "contact-form") {
  const created_at = hoursAgo(ago);
  if (after === undefined) {
    return { source, created_at, answered_at: null, waiting_since: created_at };
  }
  return { source, created_at, answered_at: hoursAgo(ago - after), waiting_since: null };
}

describe("the time until messages are answered", () => {
  test("measures half of them, and those within a day", () => {
    const messages = [message(60, 1), message(50, 2), message(80, 30), message(70, 26)];
    expect(repliesTo(messages, now)).toEqual({ messages: 4, half_minutes: 120, within_day: 2 });
    expect(repliesTo(messages.slice(0, 3), now)).toMatchObject({ half_minutes: 120 });
  });

  test("counts a message that waits for a day as late, but no newer one", () => {
    const messages = [message(50, 1), message(24), message(23.9)];
    expect(repliesTo(messages, now)).toEqual({ messages: 2, half_minutes: 60, within_day: 1 });
    const late = [message(50, 1), message(40), message(30)];
    expect(repliesTo(late, now)).toEqual({ messages: 3, within_day: 1 });
  });

  test("counts exactly 24 hours as within a day", () => {
    const messages = [message(60, 24), message(60, 24.02)];
    expect(repliesTo(messages, now)).toMatchObject({ messages: 2, within_day: 1 });
  });

  test("counts only messages from the site's forms that weren't set aside", () => {
    const aside = { ...message(60), waiting_since: null };
    const others = ["team", "import", "booking-calendar"].map((source) => message(60, 1, source));
    const undated = { ...message(60, 1), created_at: null };
    expect(repliesTo([aside, ...others, undated], now)).toEqual({ messages: 0, within_day: 0 });
    expect(repliesTo([message(60, 1, "medford-web-design-cta")], now).messages).toBe(1);
  });
});
