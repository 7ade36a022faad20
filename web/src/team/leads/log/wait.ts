import { counted } from "#contract/counted";
import { isFromForm } from "#contract/form-source";
import type { StoredLead } from "#contract/lead";
import { lateHours } from "#contract/lead-standing";
import { limitWords } from "#contract/limit-words";

const hourMs = 60 * 60 * 1000;

type Lateness = "fresh" | "amber" | "red";

export function lateness(since: string, now: Date): Lateness {
  const hours = (now.getTime() - Date.parse(since)) / hourMs;
  if (hours >= lateHours.red) return "red";
  return hours >= lateHours.amber ? "amber" : "fresh";
}

/** "less than a minute", "25 minutes", "3 hours", "2 days". The words never claim more than has really passed. */
export function spanWords(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return "less than a minute";
  if (minutes < 60) return counted(minutes, "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? counted(hours, "hour") : counted(Math.floor(hours / 24), "day");
}

/** Says how long a message has waited. A phone whose clock is behind shows "less than a minute". */
export function waitWords(since: string, now: Date): string {
  return spanWords(now.getTime() - Date.parse(since));
}

type Answered = Pick<StoredLead, "source" | "created_at" | "answered_at">;

/** The ms until a message's answer. It's undefined for leads whose wait began later, such as a canceled call. */
export function answerSpan({ source, created_at, answered_at }: Answered): number | undefined {
  if (!isFromForm(source) || created_at === null || answered_at === null) return undefined;
  return Math.max(0, Date.parse(answered_at) - Date.parse(created_at));
}

/** With fewer answers, the time says nothing about how fast a team is. */
const fewestAnswers = 3;

/** Says within what time half of the answers came. The text is empty if there are too few of them. */
export function answerSpeed(leads: readonly Answered[]): string {
  const spans = leads
    .map(answerSpan)
    .filter((span) => span !== undefined)
    .sort((one, other) => one - other);
  const upper = spans[Math.floor(spans.length / 2)];
  const lower = spans[Math.ceil(spans.length / 2) - 1];
  if (upper === undefined || lower === undefined || spans.length < fewestAnswers) return "";
  const median = limitWords((lower + upper) / 2);
  return `You answered half of your last ${spans.length} messages within ${median}.`;
}
