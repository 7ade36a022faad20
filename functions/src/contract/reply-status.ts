import * as z from "zod";
import { isFromForm } from "./form-source.ts";
import type { StoredLead } from "./lead.ts";
import { limitWords } from "./limit-words.ts";

/** How many days back messages count. */
export const replyDays = 90;

/** Fewer messages than this say nothing about the next one. */
export const leastMessages = 20;

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

const count = z.int().min(0);

/**
 * How soon the messages of the last 90 days were answered, without data about any person. Only members and releases
 * read it: what the site says of it is the owner's claim.
 */
export const replyStatus = z.object({
  /** Forms from the site that were answered, or have waited for a day or longer. */
  messages: count,
  /** The longest wait in the quicker half; absent if half of the messages still wait. */
  half_minutes: count.optional(),
  within_day: count,
});

export type ReplyStatus = z.infer<typeof replyStatus>;

/** The time within which half of the messages were answered, such as "2 hours"; undefined if half still wait. */
export function halfWords({ half_minutes }: ReplyStatus): string | undefined {
  return half_minutes === undefined ? undefined : limitWords(half_minutes * minuteMs);
}

type Message = Pick<StoredLead, "source" | "created_at" | "answered_at" | "waiting_since">;

/**
 * How long a message waited, or infinity while it waits. Undefined for a message that doesn't count, such as spam set
 * aside.
 */
function minutesWaited(message: Message, now: Date): number | undefined {
  const { source, created_at, answered_at, waiting_since } = message;
  if (!isFromForm(source)) return undefined;
  if (created_at === null || (answered_at === null && waiting_since === null)) return undefined;
  const end = answered_at === null ? now.getTime() : Date.parse(answered_at);
  const minutes = Math.max(0, Math.ceil((end - Date.parse(created_at)) / minuteMs));
  if (answered_at !== null) return minutes;
  return minutes < dayMinutes ? undefined : Number.POSITIVE_INFINITY;
}

/** Measures how soon messages of the last 90 days were answered, as of `now`. */
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
