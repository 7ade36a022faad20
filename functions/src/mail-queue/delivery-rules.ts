import type { Settings } from "../config.ts";
import { mailRetry } from "../contract/limits.ts";
import { contentIsGone, type MailDelivery, type MailSubject } from "../contract/queued-mail.ts";

type ClaimDecision = "claim" | "give-up" | "leave";

function reached(time: { toMillis(): number } | null | undefined, now: number): boolean {
  return time === undefined || time === null || time.toMillis() <= now;
}

function isTooOld(delivery: MailDelivery, now: number, seconds: number): boolean {
  return now - delivery.startTime.toMillis() >= seconds * 1000;
}

/** Whether the mail got a 5xx answer. */
const isRefused = (error: string) => /^E(RECIPIENT|ENVELOPE|MESSAGE) 5/.test(error);

/** Whether the server has permanently refused the one recipient, and not the sender. */
export const isRefusedRecipient = (error: string) => /^ERECIPIENT 5/.test(error);

/**
 * Whether the refusal is about the mailbox itself (RFC 3463): it doesn't exist (5.1.1), its domain doesn't exist or
 * takes no mail (5.1.2, 5.1.10), it has moved (5.1.6), or it is switched off (5.2.1). Other codes, such as 5.7.1, are
 * about us, and a server may send them for everybody. Older servers say 550, 551 or 553 alone.
 */
export const isRefusedMailbox = (error: string) =>
  /^ERECIPIENT (?:5\d\d 5\.(?:1\.(?:1|2|6|10)|2\.1)|55[013])$/.test(error);

/** Whether retrying doesn't help. That includes a failed sign-in (`EAUTH 535`), but not one with a 4xx answer. */
const isPermanent = (error: string) => isRefused(error) || /^E(NO)?AUTH(?! 4)/.test(error);

type Kind = MailSubject["kind"];

/** How long mails that somebody's form or request caused, and notices, are of use. They aren't sent after that. */
const usefulSeconds: Partial<Record<Kind, number>> = {
  receipt: mailRetry.receiptGiveUpAfterSeconds,
  signup: mailRetry.signupGiveUpAfterSeconds,
  deletion: mailRetry.deletionGiveUpAfterSeconds,
  push: mailRetry.pushGiveUpAfterSeconds,
};

export const isSoonTooLate = (kind: Kind) => usefulSeconds[kind] !== undefined;

/** The code of a try whose message the server never answered. */
export const unanswered = "EUNANSWERED";

/**
 * Whether so many tries were unanswered that there should be no other: the server has most likely taken the mail, and
 * would take it again. A newsletter goes out once.
 */
export const isOftenUnanswered = (kind: Kind, delivery: MailDelivery | undefined) =>
  (delivery?.unanswered ?? 0) >= (kind === "issue" ? 1 : 2);

const isTooLate = (kind: Kind, delivery: MailDelivery, now: number) =>
  isTooOld(delivery, now, usefulSeconds[kind] ?? Infinity);

/**
 * Decides what to do with a mail. If a claim's lease ran out, the process that held it died. If that still happens
 * after a day, something kills every try, and the mail is given up on.
 */
export function decideClaim(
  kind: Kind,
  delivery: MailDelivery | undefined,
  now: number,
  settings: Settings,
): ClaimDecision {
  if (delivery === undefined) return "claim";
  const claim = isTooLate(kind, delivery, now) ? "give-up" : "claim";
  switch (delivery.state) {
    case "PENDING":
      return claim;
    case "RETRY":
      return reached(delivery.nextAttemptAt, now) ? claim : "leave";
    case "PROCESSING":
      if (!reached(delivery.leaseExpireTime, now)) return "leave";
      return isTooOld(delivery, now, settings.MAIL_GIVE_UP_SECONDS) ? "give-up" : claim;
    case "SUCCESS":
    case "ERROR":
      return "leave";
  }
}

/** The pause in milliseconds, or undefined if the mail should be given up on. `random` is between 0 and 1. */
export function pauseAfterError(
  { subject, delivery }: { subject: { kind: Kind }; delivery: MailDelivery },
  now: number,
  settings: Settings,
  random: number,
  error: string,
): number | undefined {
  if (error === contentIsGone) return undefined;
  if (error === unanswered && isOftenUnanswered(subject.kind, delivery)) return undefined;
  if (isSoonTooLate(subject.kind) && isRefused(error)) return undefined;
  if (subject.kind === "issue" && isRefusedMailbox(error)) return undefined;
  if (isTooLate(subject.kind, delivery, now)) return undefined;
  const most = isPermanent(error) ? mailRetry.permanentGiveUpAfterSeconds : Infinity;
  if (isTooOld(delivery, now, Math.min(settings.MAIL_GIVE_UP_SECONDS, most))) return undefined;
  const doubled = settings.MAIL_RETRY_BASE_SECONDS * 2 ** Math.max(0, delivery.attempts - 1);
  const pause = Math.min(doubled, settings.MAIL_RETRY_MAX_SECONDS);
  return Math.round(pause * 1000 * (1 + mailRetry.jitter * (2 * random - 1)));
}
