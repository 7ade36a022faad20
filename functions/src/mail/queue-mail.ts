import { Timestamp, type Transaction } from "firebase-admin/firestore";
import { collections } from "../contract/collections.ts";
import { type MailContent, mailContent } from "../contract/queued-mail.ts";
import { database } from "../database.ts";

/** So long the sweeper leaves a new mail to the trigger, which normally comes within a second. */
const triggerGraceMs = 20_000;

/** Puts a mail into the queue, within the transaction that stores what the mail tells of. */
export function queueMail(transaction: Transaction, id: string, content: MailContent): void {
  const now = Date.now();
  transaction.create(database().doc(`${collections.mail}/${id}`), {
    ...mailContent.parse(content),
    delivery: {
      state: "PENDING",
      attempts: 0,
      startTime: Timestamp.fromMillis(now),
      nextAttemptAt: Timestamp.fromMillis(now + triggerGraceMs),
    },
  });
}
