/** "Today" is the business's day, wherever the phone is. */
export const businessTimeZone = "America/New_York";

let isoDay: Intl.DateTimeFormat | undefined;

/** The day that `moment` belongs to, as `YYYY-MM-DD`. */
export function businessDay(moment: Date): string {
  // Made when it is first used: that takes a phone tens of milliseconds.
  isoDay ??= new Intl.DateTimeFormat("en-CA", {
    timeZone: businessTimeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return isoDay.format(moment);
}

/** The day so many days after another (`YYYY-MM-DD`), or before it. */
export function dayAfter(day: string, days = 1): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}
