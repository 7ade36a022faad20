import type { Settings } from "../config.ts";
import { mailRetry } from "../contract/limits.ts";
import type { MailDelivery } from "../contract/queued-mail.ts";

export type ClaimDecision = "claim" | "give-up" | "leave";

function reached(time: { toMillis(): number } | null | undefined, now: number): boolean {
  return time === undefined || time === null || time.toMillis() <= now;
}

function isTooOld(delivery: MailDelivery, now: number, settings: Settings): boolean {
  return now - delivery.startTime.toMillis() >= settings.MAIL_GIVE_UP_SECONDS * 1000;
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
      return isTooOld(delivery, now, settings) ? "give-up" : "claim";
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
): number | undefined {
  if (isTooOld(delivery, now, settings)) return undefined;
  const doubled = settings.MAIL_RETRY_BASE_SECONDS * 2 ** Math.max(0, delivery.attempts - 1);
  const pause = Math.min(doubled, settings.MAIL_RETRY_MAX_SECONDS);
  return Math.round(pause * 1000 * (1 + mailRetry.jitter * (2 * random - 1)));
}
