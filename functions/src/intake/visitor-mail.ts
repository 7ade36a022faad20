import { type DocumentData, Timestamp, type Transaction } from "firebase-admin/firestore";
import { collections } from "../contract/collections.ts";
import { emailAddress, normalizeEmail } from "../contract/email-address.ts";
import { deletionLinkSeconds, mailRetry, rateLimits } from "../contract/limits.ts";
import { receiptId } from "../contract/queued-mail.ts";
import { database } from "../database.ts";
import { secretFingerprint } from "../fingerprint.ts";
import { queueMail } from "../mail-queue/mail-queue.ts";

/** One name for all spellings of an address that are known to reach the same mailbox. */
export function mailboxOf(email: string): string {
  const [typed = "", domain = ""] = normalizeEmail(email).split("@");
  const [local = ""] = typed.split("+");
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}

/** The time from one receipt to the next, even if the first goes out as late as possible and the second at once. */
const usualPauseSeconds =
  mailRetry.receiptGiveUpAfterSeconds + mailRetry.leaseSeconds + rateLimits.windowSeconds;
const longPauseSeconds = rateLimits.daysBetweenQuestions * 24 * 3600;

const after = (time: Timestamp, seconds: number) =>
  Timestamp.fromMillis(time.toMillis() + seconds * 1000);

/**
 * Reads whether the mailbox may get a mail of a kind, no matter who types its address: not before `free_at`. Returns whether
 * it is known to have had one, and a function that notes the next; undefined if it may not get one. The record's id is
 * a keyed hash, so the record stays when everything about the person is deleted. `expires_at` is also for Firestore's
 * TTL policy, which may delete late.
 */
async function freeMailbox(
  transaction: Transaction,
  kind: "receipt" | "signup" | "deletion",
  email: string,
  at: Timestamp,
) {
  // Some forms accept "name@host", which no mail can reach from outside.
  if (!emailAddress.safeParse(email).success) return undefined;
  const key = secretFingerprint(kind, mailboxOf(email));
  const record = await transaction.get(database().doc(`${collections.rateLimits}/${key}`));
  const isAhead = (time: unknown) => time instanceof Timestamp && time.toMillis() > at.toMillis();
  // Older records have only one time.
  if (isAhead(record.get("free_at") ?? record.get("expires_at"))) return undefined;
  return {
    hadMail: isAhead(record.get("expires_at")),
    take(free_at: Timestamp, retentionSeconds: number) {
      transaction.set(record.ref, { free_at, expires_at: after(free_at, retentionSeconds) });
    },
  };
}

/** Returns a function that queues a form's receipt, at most one an hour; undefined if there should be none. */
export async function queueReceipt(
  transaction: Transaction,
  { submissionId, email }: { submissionId: string; email: string },
  lead: string,
  at: Timestamp,
): Promise<(() => void) | undefined> {
  const mailbox = await freeMailbox(transaction, "receipt", email, at);
  if (!mailbox) return undefined;
  return () => {
    mailbox.take(after(at, usualPauseSeconds), 0);
    queueMail(transaction, receiptId(submissionId), { kind: "receipt", lead }, at);
  };
}

/**
 * Returns a function that queues the email with the link that deletes everything; undefined while an earlier one is on
 * its way or works.
 */
export async function queueDeletion(
  transaction: Transaction,
  { path, email }: { path: string; email: string },
  at: Timestamp,
): Promise<(() => void) | undefined> {
  const mailbox = await freeMailbox(transaction, "deletion", email, at);
  if (!mailbox) return undefined;
  const { id } = database().collection(collections.mail).doc();
  return () => {
    mailbox.take(after(at, deletionLinkSeconds), 0);
    queueMail(transaction, `deletion-${id}`, { kind: "deletion", subscriber: path }, at);
  };
}

/** A subscriber who gets an email that asks them to confirm. */
export interface AskedSubscriber {
  path: string;
  email: string;
  hasLeft: boolean;
  /** The fields to write for a subscriber who hasn't confirmed yet, and waits again. */
  renewed?: DocumentData;
}

/**
 * Returns a function that queues the mail asking a new subscriber to confirm; undefined if there should be none. It may
 * get lost, so there is another one an hour later. Each further one has to wait for days, and so does any mail to
 * somebody who has left.
 */
export async function queueQuestion(
  transaction: Transaction,
  { path, email, hasLeft, renewed }: AskedSubscriber,
  at: Timestamp,
  due: Timestamp | undefined,
): Promise<(() => void) | undefined> {
  const mailbox = await freeMailbox(transaction, "signup", email, at);
  if (!mailbox) return undefined;
  const pause = hasLeft || mailbox.hadMail ? longPauseSeconds : usualPauseSeconds;
  // The mail has its own id, because the same form may cause one now and another one hours later.
  const { id } = database().collection(collections.mail).doc();
  return () => {
    mailbox.take(after(due ?? at, pause), longPauseSeconds);
    queueMail(transaction, `signup-${id}`, { kind: "signup", subscriber: path }, at, due);
    if (renewed) transaction.update(database().doc(path), renewed);
  };
}
