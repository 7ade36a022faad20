import * as z from "zod";
import { counted } from "./counted.ts";
import { bookingSource, formOfSource } from "./form-source.ts";
import type { StoredLead } from "./lead.ts";

/** How far back messages are looked at. */
export const replyDays = 90;

/** Fewer messages say nothing about the next one. */
export const leastMessages = 20;

const count = z.int().min(0);

/** How soon the messages of the last 90 days were answered, with no person in it. */
export const replyStatus = z.object({
  /** The site's forms that are answered, or have waited for a day and longer. */
  messages: count,
  /** The longest that any of the quicker half waited; absent where half of them still wait. */
  half_minutes: count.optional(),
  within_day: count,
});

export type ReplyStatus = z.infer<typeof replyStatus>;

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

type Message = Pick<StoredLead, "source" | "created_at" | "answered_at" | "waiting_since">;

/** How long a message waited; endless while it waits. Undefined for what isn't counted, such as spam set aside. */
function minutesWaited(message: Message, now: Date): number | undefined {
  const { source, created_at, answered_at, waiting_since } = message;
  if (source === bookingSource || formOfSource(source) === undefined) return undefined;
  if (created_at === null || (answered_at === null && waiting_since === null)) return undefined;
  const end = answered_at === null ? now.getTime() : Date.parse(answered_at);
  const minutes = Math.max(0, Math.ceil((end - Date.parse(created_at)) / minuteMs));
  if (answered_at !== null) return minutes;
  return minutes < dayMinutes ? undefined : Number.POSITIVE_INFINITY;
}

export function repliesTo(messages: readonly Message[], now: Date): ReplyStatus {
  const waited = messages
    .map((message) => minutesWaited(message, now))
    .filter((minutes) => minutes !== undefined)
    .sort((one, other) => one - other);
  const half = waited[Math.ceil(waited.length / 2) - 1];
  return {
    messages: waited.length,
    ...(half !== undefined && Number.isFinite(half) && { half_minutes: half }),
    within_day: waited.filter((minutes) => minutes <= dayMinutes).length,
  };
}

/** "45 minutes", "2 hours", "3 days": never less than it was. */
export function waitWords(minutes: number): string {
  if (minutes <= 90) return counted(Math.max(1, minutes), "minute");
  if (minutes <= 2 * dayMinutes) return counted(Math.ceil(minutes / 60), "hour");
  return counted(Math.ceil(minutes / dayMinutes), "day");
}
