import { type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { collections } from "../contract/collections.ts";
import { isVisitorMail } from "../contract/queued-mail.ts";
import { codeOf, database } from "../database.ts";
import { type AttemptResult, attemptMail } from "./deliver-mail.ts";
import { noteMailStatus } from "./mail-status.ts";

/** How many mails one sweep takes on, and for how long. */
const batch = 50;
const budgetMs = 200_000;

/** Soonest first. */
function waiting() {
  return database()
    .collection(collections.mail)
    .where("delivery.nextAttemptAt", ">", Timestamp.fromMillis(0))
    .orderBy("delivery.nextAttemptAt");
}

/** Due by Firestore's clock, which stands in the answer of any query. Mostly nothing is: that costs one read. */
async function dueMails(): Promise<string[]> {
  const next = await waiting().limit(1).get();
  const nextAttemptAt: Timestamp | undefined = next.docs[0]?.get("delivery.nextAttemptAt");
  if (!nextAttemptAt || nextAttemptAt > next.readTime) return [];
  const due = await waiting().endAt(next.readTime).limit(batch).get();
  const canWait = (mail: QueryDocumentSnapshot) => isVisitorMail(mail.get("kind"));
  // The owner's mail cannot.
  const ordered = due.docs.toSorted((one, other) => +canWait(one) - +canWait(other));
  return ordered.map(({ id }) => id);
}

/**
 * Tries every mail that is due: retries, claims whose holder died, and new mails whose trigger never came. Then
 * notes whether mail goes out.
 * @returns how many tries ended how.
 */
export async function sweepMail(): Promise<Partial<Record<AttemptResult, number>>> {
  const started = performance.now();
  const results: Partial<Record<AttemptResult, number>> = {};
  for (const id of await dueMails()) {
    if (performance.now() - started > budgetMs) break;
    try {
      const result = await attemptMail(id);
      results[result] = (results[result] ?? 0) + 1;
    } catch (error) {
      // One mail that cannot be noted must not keep the others waiting.
      logger.error("mail could not be tried", { mail_id: id, code: codeOf(error) });
    }
  }
  await noteMailStatus();
  return results;
}
