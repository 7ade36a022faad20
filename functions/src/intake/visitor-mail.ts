import { Timestamp, type Transaction } from "firebase-admin/firestore";
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
const pauseSeconds =
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
) {
  // Some forms take "name@host", which no mail can reach from outside.
  if (!emailAddress.safeParse(email).success) return undefined;
  const limit = `${collections.rateLimits}/${secretFingerprint(kind, mailboxOf(email))}`;
  const reference = database().doc(limit);
  const until: unknown = (await transaction.get(reference)).get("expires_at");
  if (until instanceof Timestamp && until.toMillis() > at.toMillis()) return undefined;
  const expires_at = Timestamp.fromMillis(at.toMillis() + pauseSeconds * 1000);
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

/** What queues the mail that asks a new subscriber to confirm; undefined where there is to be none. */
export async function queueSignupMail(
  transaction: Transaction,
  email: string,
  subscriber: string,
  at: Timestamp,
): Promise<(() => void) | undefined> {
  const mailbox = await freeMailbox(transaction, "signup", email, at);
  if (!mailbox) return undefined;
  const { limit, take } = mailbox;
  // Its own id: the same form may bring one now and another one hours later.
  const { id } = database().collection(collections.mail).doc();
  return () => {
    take();
    queueMail(transaction, `signup-${id}`, { kind: "signup", subscriber, limit }, at);
  };
}
