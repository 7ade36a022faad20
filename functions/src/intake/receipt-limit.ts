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

/** From one receipt to the next, also where the first goes out as late as it may and the second at once. */
const receiptSeconds =
  mailRetry.receiptGiveUpAfterSeconds + mailRetry.leaseSeconds + rateLimits.windowSeconds;

/**
 * Reads whether the mailbox may have a receipt: one in an hour, whoever types its address. Answers with what queues it;
 * undefined where there is to be none. `expires_at` also is for Firestore's TTL policy, which comes when it comes.
 */
export async function queueReceipt(
  transaction: Transaction,
  { submissionId, email }: { submissionId: string; email: string },
  lead: string,
  at: Timestamp,
): Promise<(() => void) | undefined> {
  // Some forms take "name@host", which no mail can reach from outside.
  if (!emailAddress.safeParse(email).success) return undefined;
  const limit = `${collections.rateLimits}/${secretFingerprint("receipt", mailboxOf(email))}`;
  const reference = database().doc(limit);
  const until: unknown = (await transaction.get(reference)).get("expires_at");
  if (until instanceof Timestamp && until.toMillis() > at.toMillis()) return undefined;
  return () => {
    const expires_at = Timestamp.fromMillis(at.toMillis() + receiptSeconds * 1000);
    transaction.set(reference, { expires_at });
    queueMail(transaction, receiptId(submissionId), { kind: "receipt", lead, limit }, at);
  };
}
