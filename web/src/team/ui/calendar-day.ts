import { businessDay, businessTimeZone } from "#contract/business-day";

/** Makes the format on first use: that takes a phone tens of milliseconds, which would delay the first render. */
function lazyFormat(options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined;
  return (moment: Date | number): string => {
    made ??= new Intl.DateTimeFormat("en-US", options);
    return made.format(moment);
  };
}

/** Days are computed as if they began in UTC, which never shifts them. */
const shown = (options: Intl.DateTimeFormatOptions) =>
  lazyFormat({ timeZone: "UTC", month: "short", day: "numeric", ...options });
const thisYears = shown({ weekday: "short" });
const otherYears = shown({ year: "numeric" });

const dayInMilliseconds = 24 * 60 * 60 * 1000;

function utcOf(day: string): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year || !month || !date) return;
  const utc = Date.UTC(Number(year), Number(month) - 1, Number(date));
  // This refuses February 31, which Date would turn into a day in March.
  return new Date(utc).toISOString().startsWith(day) ? utc : undefined;
}

/** Text that is not a day (`YYYY-MM-DD`) is returned as it is. */
export function dayWords(day: string, today: string): string {
  const utc = utcOf(day);
  const from = utcOf(today);
  if (utc === undefined || from === undefined) return day;
  const distance = (utc - from) / dayInMilliseconds;
  if (distance === 0) return "today";
  if (distance === 1) return "tomorrow";
  if (distance === -1) return "yesterday";
  return (day.slice(0, 4) === today.slice(0, 4) ? thisYears : otherYears)(utc);
}

/** Text that is not a day is never past. */
export function isPast(day: string, today: string): boolean {
  return utcOf(day) !== undefined && day < today;
}

const clock = lazyFormat({ timeZone: businessTimeZone, hour: "numeric", minute: "2-digit" });

/** The only form in which the team area says when something was: "today at 9:05 AM", in the business's time zone. */
export function momentWords(when: string | number, now: Date): string {
  const moment = new Date(when);
  // A line never breaks inside the time.
  const time = clock(moment).replace(/\s/, "\u00a0");
  return `${dayWords(businessDay(moment), businessDay(now))} at ${time}`;
}

const monthDay = shown({});

/** Returns "May 12" for a `YYYY-MM-DD`. */
export function monthDayWords(day: string): string {
  const utc = utcOf(day);
  return utc === undefined ? day : monthDay(utc);
}

const monthYear = lazyFormat({ timeZone: "UTC", month: "long", year: "numeric" });

/** Returns "May 12" this year, or else "May 2024". */
export function sinceWords(iso: string, today: string): string {
  const day = businessDay(new Date(iso));
  const utc = utcOf(day);
  if (utc === undefined) return day;
  return (day.slice(0, 4) === today.slice(0, 4) ? monthDay : monthYear)(utc);
}
