import { calendarAddress, calendarQuery } from "../../src/site/scheduler/calendar-query.ts";

/** Links to the calendar that leave it closed, or lead past it. */
const closedCalendar = /^(\/contact)?#schedule$|^\/contact\?calendar$/;

const speaksOfCall = /\b(?:book|calls?)\b/i;

/** The problem of a link whose words promise a call but which doesn't open the calendar; undefined for all others. */
export function closedCallProblem(label: string, to: string): string | undefined {
  const { pathname, searchParams } = new URL(to, "https://site.example");
  const leadsToForm =
    to.startsWith("/") && pathname === "/contact" && !searchParams.has(calendarQuery);
  if (closedCalendar.test(to) || (leadsToForm && speaksOfCall.test(label))) {
    return `${to} doesn't open the calendar there. Write ${calendarAddress} as the place where “${label}” leads.`;
  }
  return;
}
