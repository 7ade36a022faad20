import { businessMoment } from "#contract/business-day";

export const timeColumns: ReadonlySet<string> = new Set([
  "created_at",
  "summary_at",
  "expires_at",
  "texts_ok_at",
  "waiting_since",
  "aside_since",
  "answered_at",
  "done_at",
  "put_back_at",
  "last_entry_at",
  "confirmed_at",
  "ended_at",
]);
export const dayColumns = ["due_date", "moved_to", "next_on", "remind_on"];
export const dateColumns: ReadonlySet<string> = new Set([...timeColumns, ...dayColumns]);

/** Month first is 5/31/2026, and day first is 31/5/2026. */
export type DayOrder = "month first" | "day first";

/** PostgreSQL writes `2024-03-15 12:34:56.789+00`; a clock without a zone is taken as UTC. */
const asDatabases =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|UTC|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** Spreadsheets write `5/31/2026` or `5/31/26 2:05 PM`. */
const asSpreadsheets =
  /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?:,? +(\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([ap])\.?m\.?)?)?$/i;

function isoOffset(zone: string): string {
  const [, sign, hours, minutes = "00"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return sign === undefined ? "Z" : `${sign}${hours}:${minutes}`;
}

/** Tells whether the calendar has the day: `Date` would quietly turn February 30 into a day in March. */
function isCalendarDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}

const two = (number: string | number) => String(number).padStart(2, "0");

function slashedDate(text: string, order: DayOrder) {
  const [, first, second, year, hour, minute = "00", seconds = "00", half] =
    asSpreadsheets.exec(text) ?? [];
  if (first === undefined || second === undefined || year === undefined) return undefined;
  const [month, date] = order === "month first" ? [first, second] : [second, first];
  const day = `${year.padStart(4, "20")}-${two(month)}-${two(date)}`;
  if (!isCalendarDay(day)) return undefined;
  if (hour === undefined) return { day, clock: undefined };
  const isPm = half?.toLowerCase() === "p";
  if (half && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
  const hours = half ? (Number(hour) % 12) + (isPm ? 12 : 0) : Number(hour);
  return { day, clock: `${two(hours)}:${minute}:${seconds}` };
}

export function writtenTime(text: string, order: DayOrder): Date | undefined {
  const slashed = slashedDate(text, order);
  if (slashed) return businessMoment(`${slashed.day}T${slashed.clock ?? "00:00:00"}`);
  const [, day, clock, zone = "Z"] = asDatabases.exec(text) ?? [];
  if (day === undefined || !isCalendarDay(day)) return undefined;
  if (clock === undefined) return businessMoment(`${day}T00:00:00`);
  const time = new Date(`${day}T${clock}${isoOffset(zone)}`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Returns a day as `2026-05-31`, or the text as it is if it is none. A clock time never changes the written day. */
export function writtenDay(text: string, order: DayOrder): string {
  return slashedDate(text, order)?.day ?? asDatabases.exec(text)?.[1] ?? text;
}

const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * Decides how a column's dates are meant: month first, as in the US, unless one of them can only begin with its day and
 * none only with its month. The note says how, if one of them could be read both ways.
 */
export function dayOrderOf(
  column: string,
  texts: readonly string[],
): { order: DayOrder; note: string | undefined } {
  const slashed = texts.filter((text) => asSpreadsheets.test(text));
  const readings = slashed.map((text) => ({
    text,
    us: slashedDate(text, "month first")?.day,
    other: slashedDate(text, "day first")?.day,
  }));
  const onlyDayFirst = readings.find(({ us, other }) => other && !us);
  const isDayFirst = onlyDayFirst && !readings.some(({ us, other }) => us && !other);
  const order = isDayFirst ? "day first" : "month first";
  const either = readings.find(({ us, other }) => us && other && us !== other);
  if (!either) return { order, note: undefined };
  const read = isDayFirst ? either.other : either.us;
  const words = inWords.format(new Date(`${read}T00:00:00Z`));
  const because = isDayFirst ? `, because ${onlyDayFirst.text} can only be that` : "";
  const how = isDayFirst ? "day/month/year" : "month/day/year";
  return { order, note: `${column}: ${either.text} is read as ${how}: ${words}${because}.` };
}
