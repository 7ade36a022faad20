import {
  halfWords,
  leastMessages,
  type ReplyStatus,
  replyDays,
} from "../../../functions/src/contract/reply-status.ts";
import type { Claims } from "../../../web/src/site/content/collections-schema.ts";

/** The claims in web/content/claims.yaml that the log of leads can contradict. */
export const promiseClaim = "reply_time";
const measuredClaim = "reply_measured";

/**
 * A promise of a day holds if at most one message in ten waited longer. Any other promise holds if at most half did.
 */
const mostLate = 0.1;

const minutesOf = { minute: 1, hour: 60, day: 24 * 60 };
const span = /\b(an?|\d+) (minute|hour|day)s?\b/;

function published(claims: Claims, name: string): string | undefined {
  const claim = claims[name];
  return claim?.publish ? String(claim.value) : undefined;
}

/** The minutes in a claim such as "24 hours"; undefined for a claim that names no time. */
function minutesIn(claim: string | undefined): number | undefined {
  const [, number, unit] = span.exec(claim ?? "") ?? [];
  const minutes = Object.entries(minutesOf).find(([name]) => name === unit)?.[1];
  return minutes && (Number(number) || 1) * minutes;
}

/** Whether the site claims anything about replies. */
export function claimsReplies(claims: Claims): boolean {
  return [promiseClaim, measuredClaim].some((name) => published(claims, name) !== undefined);
}

function isEnough(status: ReplyStatus | undefined): status is ReplyStatus {
  return status !== undefined && status.messages >= leastMessages;
}

/** Puts the log's figures into words. */
export function repliesSaid(status: ReplyStatus | undefined): string {
  if (!isEnough(status)) {
    return `Fewer than ${leastMessages} messages of the last ${replyDays} days can be counted: nothing is measured yet.`;
  }
  const { messages, within_day } = status;
  const limit = halfWords(status);
  const half = limit === undefined ? "half still wait" : `half within ${limit}`;
  return `Of the last ${messages} messages, ${within_day} were answered within 24 hours, ${half}.`;
}

function isPromiseKept({ messages, half_minutes, within_day }: ReplyStatus, minutes: number) {
  if (minutes === minutesOf.day) return messages - within_day <= messages * mostLate;
  return half_minutes !== undefined && half_minutes <= minutes;
}

function isMeasured(status: ReplyStatus | undefined, claim: string): boolean {
  const minutes = minutesIn(claim);
  const [, messages = "0"] = /\blast (\d+)\b/.exec(claim) ?? [];
  return (
    isEnough(status) &&
    minutes !== undefined &&
    status.half_minutes !== undefined &&
    status.half_minutes <= minutes &&
    Number(messages) <= status.messages
  );
}

/** The claims that the log contradicts, each with what to do. */
export function replyProblems(claims: Claims, status: ReplyStatus | undefined): string[] {
  const problem = (name: string, claim: string) =>
    `${name} says “${claim}”. ${repliesSaid(status)} Correct the value, or take it off with "publish: no".`;
  const promise = published(claims, promiseClaim);
  const promised = minutesIn(promise);
  const measured = published(claims, measuredClaim);
  return [
    ...(promise && promised && isEnough(status) && !isPromiseKept(status, promised)
      ? [problem(promiseClaim, promise)]
      : []),
    ...(measured && !isMeasured(status, measured) ? [problem(measuredClaim, measured)] : []),
  ];
}

/** Compares the claims with the log: says what is wrong, or what the site may say. */
export function repliesCompared(claims: Claims, status: ReplyStatus | undefined): string {
  const problems = replyProblems(claims, status);
  if (problems.length > 0) return problems.join(" ");
  const limit = isEnough(status) ? halfWords(status) : undefined;
  if (!isEnough(status) || limit === undefined) return repliesSaid(status);
  const words = `half of our last ${status.messages} messages within ${limit}`;
  return `${repliesSaid(status)} ${measuredClaim} may say “${words}”.`;
}
