/** PostgreSQL writes `2024-03-15 12:34:56.789+00`; without a zone it is taken as UTC. */
const written =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|UTC|[+-]\d{2}(?::?\d{2})?)?)?$/i;

function isoOffset(zone: string): string {
  const [, sign, hours, minutes = "00"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return sign === undefined ? "Z" : `${sign}${hours}:${minutes}`;
}

/** Whether the calendar has the day: `Date` would quietly make March of the 30th of February. */
function isCalendarDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}

/** A time as databases write it, or undefined when it is none. */
export function importedTime(text: string): Date | undefined {
  const [, day, clock = "00:00", zone = "Z"] = written.exec(text) ?? [];
  if (day === undefined || !isCalendarDay(day)) return undefined;
  const time = new Date(`${day}T${clock}${isoOffset(zone)}`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
