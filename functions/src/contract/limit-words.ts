import { counted } from "./counted.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Words for a time limit: "a minute", "25 minutes", "an hour", "4 hours", "3 days". It's never less than the time that
 * really passed.
 */
export function limitWords(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / minuteMs));
  if (minutes === 1) return "a minute";
  if (minutes <= 60) return minutes === 60 ? "an hour" : counted(minutes, "minute");
  const hours = Math.ceil(ms / hourMs);
  return hours <= 48 ? counted(hours, "hour") : counted(Math.ceil(hours / 24), "day");
}
