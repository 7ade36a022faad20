/**
 * When the business closes, in words such as "5 pm"; undefined if it isn't open.
 * @param hours the opening hours, as `hoursData` writes them (web/publish/content/hours-text.ts).
 * @param closedOn the days it's closed in spite of its hours, as "2026-12-25 2027-01-01".
 */
export function openUntil(hours: string, closedOn: string, moment: Date): string | undefined {
  // The contract's business-day.ts does more than this needs, and every page loads this.
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/New_York",
    hourCycle: "h23",
    weekday: "short",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  if (closedOn.includes(`${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`))
    return undefined;
  const weekday = parts.get("weekday") ?? "";
  const time = `${parts.get("hour")}:${parts.get("minute")}`;
  for (const span of hours.split(";")) {
    const [days = "", opens = "", closes = "", words] = span.split("|");
    if (days.includes(weekday) && opens <= time && time < closes) return words;
  }
  return undefined;
}
