/**
 * When the business closes, in words such as "5 pm"; undefined if it isn't open.
 * @param hours the opening hours, as `hoursData` writes them (web/publish/content/hours-text.ts).
 * @param closedOn the days it's closed in spite of its hours, as "2026-12-25 2027-01-01".
 */
export function openUntil(hours: string, closedOn: string, moment: Date): string | undefined {
  // The contract's business-day.ts does more than this needs, and every page loads this.
  const clock = (shown: Intl.DateTimeFormatOptions) =>
    moment.toLocaleString("en-US", { timeZone: "America/New_York", hourCycle: "h23", ...shown });
  const [month, date, year] = clock({ dateStyle: "short" }).split("/");
  const day = `20${year}-${month?.padStart(2, "0")}-${date?.padStart(2, "0")}`;
  if (closedOn.includes(day)) return undefined;
  const weekday = clock({ weekday: "short" });
  const time = clock({ hour: "2-digit", minute: "2-digit" });
  for (const span of hours.split(";")) {
    const [days = "", opens = "", closes = "", words] = span.split("|");
    if (days.includes(weekday) && opens <= time && time < closes) return words;
  }
  return undefined;
}
