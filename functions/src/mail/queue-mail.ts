import { Timestamp, type Transaction } from "firebase-admin/firestore";
import { collections } from "../contract/collections.ts";
import { type MailContent, mailContent } from "../contract/queued-mail.ts";
import { database } from "../database.ts";

/** So long the sweeper leaves a new mail to the trigger, which normally comes within a second. */
const triggerGraceMs = 20_000;

/**
 * Puts a mail into the queue, within the transaction that stores what the mail tells of. `at` is the
 * time of that transaction on Firestore's clock.
 */
export function queueMail(
  transaction: Transaction,
  id: string,
  content: MailContent,
  at: Timestamp,
): void {
  transaction.create(database().doc(`${collections.mail}/${id}`), {
    ...mailContent.parse(content),
    delivery: {
      state: "PENDING",
      attempts: 0,
      startTime: at,
      nextAttemptAt: Timestamp.fromMillis(at.toMillis() + triggerGraceMs),
    },
  });
}
