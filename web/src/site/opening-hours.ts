import { businessClock } from "#contract/business-day";

/** The spans of the opening hours: "Mo-Fr 09:00-17:00, Sa 10:00-13:00" has two. */
export function openingSpans(hours: string): string[] {
  return hours.split(", ");
}

/** Turns "09:00" into "9 am" and "17:30" into "5:30 pm", with no line break inside. */
export function spokenTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}\u00a0${hour % 24 < 12 ? "am" : "pm"}`;
}

const weekdays = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"];

/** Whether `Mo-Fr` or `Sa` has a day of the week. A range may go past Saturday, as Fr-Mo does. */
function includesDay(range: string, weekday: number): boolean {
  const [first = 0, last = first] = range.split("-").map((day) => weekdays.indexOf(day));
  return (weekday - first + 7) % 7 <= (last - first + 7) % 7;
}

/**
 * When the business closes, such as "17:00"; undefined if it isn't open.
 * @param closedOn the days it's closed in spite of its hours, as `YYYY-MM-DD`.
 */
export function openUntil(
  hours: string,
  closedOn: readonly string[],
  moment: Date,
): string | undefined {
  const [day = "", time = ""] = businessClock(moment).split("T");
  if (closedOn.includes(day)) return undefined;
  const weekday = new Date(day).getUTCDay();
  for (const span of openingSpans(hours)) {
    const [range = "", times = ""] = span.split(" ");
    const [opens = "", closes = ""] = times.split("-");
    if (includesDay(range, weekday) && opens <= time && time < closes) return closes;
  }
  return undefined;
}
