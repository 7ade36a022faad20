import { setTimeout as pause } from "node:timers/promises";
import { FieldValue, GrpcStatus, Timestamp } from "firebase-admin/firestore";
import { onDocumentCreated } from "firebase-functions/firestore";
import * as logger from "firebase-functions/logger";
import { settings } from "../config.ts";
import { collections } from "../contract/collections.ts";
import { region } from "../contract/endpoints.ts";
import { keptDays } from "../contract/limits.ts";
import { codeOf, database } from "../database.ts";
import { daysFrom } from "../expiry.ts";
import { pauseAfterError, unanswered } from "../mail-queue/delivery-rules.ts";
import { contentIsGone, givenUp, logGivenUp, loggedId } from "../mail-queue/given-up.ts";
import { type ClaimedMail, claimMail, noteHandOver } from "../mail-queue/mail-queue.ts";
import { mailSecrets } from "../params.ts";
import { heedRefusal } from "./refused-readers.ts";
import { smtpSend } from "./smtp-send.ts";
import { writeMail } from "./write-mail.ts";

/*
 * An email in the queue is sent, or after a day visibly given up: state ERROR and the log entry "mail given up"
 * (docs/operations.md); a receipt after a quarter of an hour, and a question to a subscriber after some hours, without an alarm. It is sent once, however often trigger and sweep come by: only the holder of a claim
 * sends, and a try is broken off well before its claim runs out. The one gap is a lost "250", or a process that
 * dies before it notes one: then a second copy goes out, but never of a newsletter
 * (docs/decisions/005-email-at-least-once.md).
 */

export type AttemptResult = "sent" | "retry" | "given-up" | "not-due";

const notePausesMs = [200, 500, 1000, 2000, 4000, 8000];

/** Tries to send a mail, if it is due and nobody else is at it. Never throws for a try that fails. */
export async function attemptMail(id: string): Promise<AttemptResult> {
  const claimed = await claimMail(id);
  if (!claimed) return "not-due";
  let deferral: Awaited<ReturnType<typeof smtpSend>>;
  try {
    const content = await writeMail(claimed.subject);
    if (!content) return await giveUp(id, claimed, contentIsGone);
    deferral = await smtpSend(id, content, {
      onHandOver: () => noteHandOver(id, claimed),
      only: claimed.delivery.left,
    });
  } catch (error) {
    return noteError(id, claimed, smtpErrorCode(error));
  }
  if (deferral) return noteError(id, claimed, smtpErrorCode(deferral.error), deferral.left);
  await noteSuccess(id, claimed);
  logger.info("mail sent", { mail_id: loggedId(id), attempts: claimed.delivery.attempts });
  return "sent";
}

/** Codes only: what a mail server says may quote addresses. */
function smtpErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  const isRecipient = "command" in error && error.command === "RCPT TO";
  const name = code === "EENVELOPE" && isRecipient ? "ERECIPIENT" : code;
  const answer = "response" in error && typeof error.response === "string" ? error.response : "";
  // The number, and behind it the longer one that most servers give (RFC 3463).
  const [codes] = /^[245]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3}(?!\S))?/.exec(answer) ?? [];
  return codes ? `${name} ${codes.replace("-", " ")}` : name;
}

/** For what can never be sent. */
async function giveUp(id: string, { subject }: ClaimedMail, error: string): Promise<AttemptResult> {
  const { kind } = subject;
  const end = givenUp(kind, error, FieldValue.serverTimestamp());
  await database().doc(`${collections.mail}/${id}`).update(end);
  logGivenUp(kind, id, { error });
  return "given-up";
}

async function noteSuccess(id: string, { subject }: ClaimedMail): Promise<void> {
  const reference = database().doc(`${collections.mail}/${id}`);
  for (const pauseMs of [...notePausesMs, undefined]) {
    try {
      // Also when the claim was lost meanwhile: the mail is out, and that ends the matter.
      await reference.update({
        "delivery.state": "SUCCESS",
        "delivery.endTime": FieldValue.serverTimestamp(),
        "delivery.leaseExpireTime": null,
        "delivery.nextAttemptAt": null,
        "delivery.error": null,
        ...(subject.kind === "forgotten" && { email: FieldValue.delete() }),
        expires_at: daysFrom(Date.now(), keptDays.sentMail),
      });
      return;
    } catch (error) {
      // Deleted meanwhile, with the person it tells of.
      if (codeOf(error) === GrpcStatus.NOT_FOUND) return;
      if (pauseMs === undefined) throw error;
      await pause(pauseMs);
    }
  }
}

/** `left`: the mailboxes that are still to get it, where others have it. */
async function noteError(
  id: string,
  mail: ClaimedMail,
  error: string,
  left = mail.delivery.left ?? null,
): Promise<AttemptResult> {
  const reference = database().doc(`${collections.mail}/${id}`);
  const { kind } = mail.subject;
  const facts = { attempts: mail.delivery.attempts, error };
  // Where the server answered, or hung up, it hasn't taken the mail.
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
      "delivery.left": left,
      "delivery.unanswered": count,
      "delivery.endTime": Timestamp.fromMillis(now),
      "delivery.leaseExpireTime": null,
      "delivery.nextAttemptAt": Timestamp.fromMillis(now + wait),
    });
    return "retry";
  });
  if (result === "given-up") logGivenUp(kind, id, facts);
  if (mail.subject.kind === "issue") await heedRefusal(mail.subject.subscriber, error);
  if (result === "retry")
    logger.warn("mail will be tried again", { mail_id: loggedId(id), ...facts });
  return result;
}

/**
 * Firestore may call this twice or, rarely, not at all: claims make the first harmless, the sweep the second.
 * Retries are the sweep's too, so this function is never called by its own writes.
 */
export const deliverMail = onDocumentCreated(
  {
    document: `${collections.mail}/{mailId}`,
    region,
    secrets: mailSecrets,
    // Mail providers take few connections at a time.
    concurrency: 1,
    maxInstances: 2,
    memory: "256MiB",
    timeoutSeconds: 540,
  },
  async (event) => {
    await attemptMail(event.params.mailId);
  },
);
