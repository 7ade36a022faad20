import { type DocumentData, Timestamp, type Transaction } from "firebase-admin/firestore";
import { collections } from "../contract/collections.ts";
import { emailAddress, normalizeEmail } from "../contract/email-address.ts";
import { mailRetry, rateLimits } from "../contract/limits.ts";
import { receiptId } from "../contract/queued-mail.ts";
import { database } from "../database.ts";
import { queueMail } from "../mail/mail-queue.ts";
import { secretFingerprint } from "./fingerprint.ts";

/** One name for all spellings of an address that are known to reach the same mailbox. */
export function mailboxOf(email: string): string {
  const [typed = "", domain = ""] = normalizeEmail(email).split("@");
  const [local = ""] = typed.split("+");
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}

/** From one mail to the next, also where the first goes out as late as it may and the second at once. */
const usualPauseSeconds =
  mailRetry.visitorGiveUpAfterSeconds + mailRetry.leaseSeconds + rateLimits.windowSeconds;

/**
 * Reads whether the mailbox may have a mail of a kind: one in an hour, whoever types its address. Answers with the
 * record of that and what writes it; undefined where there is to be none. `expires_at` also is for Firestore's TTL
 * policy, which comes when it comes.
 */
async function freeMailbox(
  transaction: Transaction,
  kind: "receipt" | "signup",
  email: string,
  at: Timestamp,
  {
    due = at,
    pauseSeconds = usualPauseSeconds,
  }: { due?: Timestamp | undefined; pauseSeconds?: number } = {},
) {
  // Some forms take "name@host", which no mail can reach from outside.
  if (!emailAddress.safeParse(email).success) return undefined;
  const limit = `${collections.rateLimits}/${secretFingerprint(kind, mailboxOf(email))}`;
  const reference = database().doc(limit);
  const until: unknown = (await transaction.get(reference)).get("expires_at");
  if (until instanceof Timestamp && until.toMillis() > at.toMillis()) return undefined;
  const expires_at = Timestamp.fromMillis(due.toMillis() + pauseSeconds * 1000);
  return { limit, take: () => transaction.set(reference, { expires_at }) };
}

/** What queues a form's receipt; undefined where there is to be none. */
export async function queueReceipt(
  transaction: Transaction,
  { submissionId, email }: { submissionId: string; email: string },
  lead: string,
  at: Timestamp,
): Promise<(() => void) | undefined> {
  const mailbox = await freeMailbox(transaction, "receipt", email, at);
  if (!mailbox) return undefined;
  const { limit, take } = mailbox;
  return () => {
    take();
    queueMail(transaction, receiptId(submissionId), { kind: "receipt", lead, limit }, at);
  };
}

/** A subscriber whom an email asks to confirm. */
export interface AskedSubscriber {
  path: string;
  email: string;
  hasLeft: boolean;
  /** What is written of one who hasn't confirmed yet, and waits anew. */
  renewed?: DocumentData;
}

const pauseAfterLeaving = { pauseSeconds: rateLimits.daysAfterLeaving * 24 * 3600 };

/** What queues the mail that asks a new subscriber to confirm; undefined where there is to be none. */
export async function queueQuestion(
  transaction: Transaction,
  { path, email, hasLeft, renewed }: AskedSubscriber,
  at: Timestamp,
  due: Timestamp | undefined,
): Promise<(() => void) | undefined> {
  const pause = hasLeft ? pauseAfterLeaving : {};
  const mailbox = await freeMailbox(transaction, "signup", email, at, { due, ...pause });
  if (!mailbox) return undefined;
  const { limit, take } = mailbox;
  // Its own id: the same form may bring one now and another one hours later.
  const { id } = database().collection(collections.mail).doc();
  return () => {
    take();
    const subject = { kind: "signup", subscriber: path, limit } as const;
    queueMail(transaction, `signup-${id}`, subject, at, due);
    if (renewed) transaction.update(database().doc(path), renewed);
  };
}
