/** "Today" is the business's day, wherever the phone is. */
export const businessTimeZone = "America/New_York";

let clock: Intl.DateTimeFormat | undefined;

/**
 * What the business's clock shows at a moment, as `2026-05-31T14:00:00`. It's assembled from parts, because browsers
 * differ in how a locale writes a day (WebKit with ICU 72 writes `05/31/2026` for Canada).
 */
export function businessClock(moment: Date | number): string {
  // The format is created on first use, because a phone needs tens of milliseconds for it.
  clock ??= new Intl.DateTimeFormat("en-US", {
    timeZone: businessTimeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  const day = `${part("year")}-${part("month")}-${part("day")}`;
  return `${day}T${part("hour")}:${part("minute")}:${part("second")}`;
}

/** The day that `moment` belongs to, as `YYYY-MM-DD`. */
export function businessDay(moment: Date): string {
  return businessClock(moment).slice(0, "2026-05-31".length);
}

/** The moment at which the business's clock shows a time, such as `2026-05-31T14:00:00`. */
export function businessMoment(shown: string): Date | undefined {
  const asUtc = Date.parse(`${shown}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const ahead = (moment: number) => Date.parse(`${businessClock(moment)}Z`) - moment;
  return new Date(asUtc - ahead(asUtc - ahead(asUtc)));
}

/** The day that is `days` after another one (`YYYY-MM-DD`), or before it if `days` is negative. */
export function dayAfter(day: string, days = 1): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}
