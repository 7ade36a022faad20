import { businessClock, businessMoment, dayAfter } from "../contract/business-day.ts";

/** The quiet hours are by the business's clock. */
const quietFrom = "21:00";
const quietUntil = "07:00";

/** When the quiet hours at a moment end, both in ms; undefined by day. */
export function quietEnd(now: number): number | undefined {
  const [day = "", time = ""] = businessClock(now).split("T");
  if (time >= quietUntil && time < quietFrom) return undefined;
  return morningOf(time < quietUntil ? day : dayAfter(day));
}

/** When the quiet hours of a day (`YYYY-MM-DD`) end, in ms. */
export function morningOf(day: string): number | undefined {
  return businessMoment(`${day}T${quietUntil}:00`)?.getTime();
}
