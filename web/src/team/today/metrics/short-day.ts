const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Turns `2026-11-03` into `Nov 3`. Intl would take a phone a tenth of a second to set up. */
export function shortDay(isoDay: string): string {
  const [, month, date] = isoDay.split("-").map(Number);
  return month && date ? `${months[month - 1]} ${date}` : isoDay;
}
