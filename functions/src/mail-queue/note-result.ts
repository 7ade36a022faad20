import { setTimeout as pause } from "node:timers/promises";
import { FieldValue, GrpcStatus, Timestamp } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { settings } from "../config.ts";
import { collections } from "../contract/collections.ts";
import { retentionDays } from "../contract/limits.ts";
import { codeOf, database } from "../database.ts";
import { daysFrom } from "../expiry.ts";
import { pauseAfterError, unanswered } from "./delivery-rules.ts";
import { givenUp, logGivenUp, loggedId } from "./given-up.ts";
import type { ClaimedMail } from "./mail-queue.ts";

export type AttemptResult = "sent" | "retry" | "given-up" | "not-due";

const notePausesMs = [200, 500, 1000, 2000, 4000, 8000];

/** Notes that a mail is out. */
export async function noteSuccess(id: string, { subject }: ClaimedMail): Promise<void> {
  const reference = database().doc(`${collections.mail}/${id}`);
  for (const pauseMs of [...notePausesMs, undefined]) {
    try {
      // This also runs if the claim was lost, because the mail is out, and that settles it.
      await reference.update({
        "delivery.state": "SUCCESS",
        "delivery.endTime": FieldValue.serverTimestamp(),
        "delivery.leaseExpireTime": null,
        "delivery.nextAttemptAt": null,
        "delivery.error": null,
        "delivery.left": null,
        ...(subject.kind === "forgotten" && { email: FieldValue.delete() }),
        expires_at: daysFrom(Date.now(), retentionDays.sentMail),
      });
      return;
    } catch (error) {
      // The mail was deleted with the person it is about.
      if (codeOf(error) === GrpcStatus.NOT_FOUND) return;
      if (pauseMs === undefined) throw error;
      await pause(pauseMs);
    }
  }
}

/**
 * Notes that a try failed, unless the claim is lost.
 * @param changes what else is different for the next try, which comes at `notBefore` (ms) at the earliest.
 */
export async function noteError(
  id: string,
  mail: ClaimedMail,
  error: string,
  changes: Record<string, unknown> = {},
  notBefore = 0,
): Promise<AttemptResult> {
  const reference = database().doc(`${collections.mail}/${id}`);
  const { kind } = mail.subject;
  const details = { attempts: mail.delivery.attempts, error };
  // If the server answered or hung up, it hasn't taken the mail.
  const count = (mail.delivery.unanswered ?? 0) + (error === unanswered ? 1 : 0);
  const tried = { ...mail, delivery: { ...mail.delivery, unanswered: count } };
  const result = await database().runTransaction(async (transaction): Promise<AttemptResult> => {
    const current = await transaction.get(reference);
    if (current.get("delivery.claim") !== mail.claim) return "not-due";
    if (current.get("delivery.state") !== "PROCESSING") return "not-due";
    const now = current.readTime.toMillis();
    const wait = pauseAfterError(tried, now, settings(), Math.random(), error);
    if (wait === undefined) {
      transaction.update(reference, givenUp(kind, error, current.readTime));
      return "given-up";
    }
    transaction.update(reference, {
      "delivery.state": "RETRY",
      "delivery.error": error,
      "delivery.unanswered": count,
      "delivery.endTime": Timestamp.fromMillis(now),
      "delivery.leaseExpireTime": null,
      "delivery.nextAttemptAt": Timestamp.fromMillis(Math.max(now + wait, notBefore)),
      ...changes,
    });
    return "retry";
  });
  if (result === "given-up") logGivenUp(kind, id, details);
  if (result === "retry")
    logger.warn("mail will be tried again", { mail_id: loggedId(id), ...details });
  return result;
}
