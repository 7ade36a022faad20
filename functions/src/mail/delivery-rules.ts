import type { Settings } from "../config.ts";
import { mailRetry } from "../contract/limits.ts";
import type { MailDelivery } from "../contract/queued-mail.ts";

export type ClaimDecision = "claim" | "give-up" | "leave";

function reached(time: { toMillis(): number } | null | undefined, now: number): boolean {
  return time === undefined || time === null || time.toMillis() <= now;
}

function isTooOld(delivery: MailDelivery, now: number, seconds: number): boolean {
  return now - delivery.startTime.toMillis() >= seconds * 1000;
}

/** `EAUTH 535`: a sign-in that fails, but not with a 4xx answer, or a 5xx answer to the mail. */
function isPermanent(error: string): boolean {
  return /^E(NO)?AUTH(?! 4)|^E(ENVELOPE|MESSAGE) 5/.test(error);
}

/**
 * A claim whose lease ran out was abandoned by a process that died; if that goes on past the day, something kills
 * every try, and the mail is given up.
 */
export function decideClaim(
  delivery: MailDelivery | undefined,
  now: number,
  settings: Settings,
): ClaimDecision {
  switch (delivery?.state) {
    case undefined:
    case "PENDING":
      return "claim";
    case "RETRY":
      return reached(delivery.nextAttemptAt, now) ? "claim" : "leave";
    case "PROCESSING":
      if (!reached(delivery.leaseExpireTime, now)) return "leave";
      return isTooOld(delivery, now, settings.MAIL_GIVE_UP_SECONDS) ? "give-up" : "claim";
    case "SUCCESS":
    case "ERROR":
      return "leave";
  }
}

/** Milliseconds, or undefined when the mail is to be given up. `random` is between 0 and 1. */
export function pauseAfterError(
  delivery: MailDelivery,
  now: number,
  settings: Settings,
  random: number,
  error: string,
): number | undefined {
  const most = isPermanent(error) ? mailRetry.permanentGiveUpAfterSeconds : Infinity;
  if (isTooOld(delivery, now, Math.min(settings.MAIL_GIVE_UP_SECONDS, most))) return undefined;
  const doubled = settings.MAIL_RETRY_BASE_SECONDS * 2 ** Math.max(0, delivery.attempts - 1);
  const pause = Math.min(doubled, settings.MAIL_RETRY_MAX_SECONDS);
  return Math.round(pause * 1000 * (1 + mailRetry.jitter * (2 * random - 1)));
}
