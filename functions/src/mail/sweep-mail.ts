import { Timestamp } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { collections } from "../contract/collections.ts";
import { database } from "../database.ts";
import { type AttemptResult, attemptMail } from "./attempt-mail.ts";

/** How many mails one sweep takes on, and how long it may go on taking them. */
const batch = 50;
const budgetMs = 200_000;

/**
 * Tries every mail that is due: retries, claims whose holder died, and new mails whose trigger never
 * came. Returns how many tries ended how.
 */
export async function sweepMail(): Promise<Partial<Record<AttemptResult, number>>> {
  const started = Date.now();
  const due = await database()
    .collection(collections.mail)
    .where("delivery.nextAttemptAt", "<=", Timestamp.fromMillis(started))
    .orderBy("delivery.nextAttemptAt")
    .limit(batch)
    .get();
  const results: Partial<Record<AttemptResult, number>> = {};
  for (const { id } of due.docs) {
    if (Date.now() - started > budgetMs) break;
    try {
      const result = await attemptMail(id);
      results[result] = (results[result] ?? 0) + 1;
    } catch (error) {
      // One mail that cannot be noted must not keep the others waiting.
      const code = error instanceof Error && "code" in error ? error.code : "unknown";
      logger.error("mail could not be tried", { mail_id: id, code });
    }
  }
  return results;
}
