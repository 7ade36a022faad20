import { type Query, Timestamp } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { collections } from "../contract/collections.ts";
import { formMailKinds, ownerMailKinds, pushKind } from "../contract/queued-mail.ts";
import { codeOf, database } from "../database.ts";
import { loggedId } from "../mail-queue/given-up.ts";
import type { AttemptResult } from "../mail-queue/note-result.ts";
import { publishPushKey } from "../push/push-key.ts";
import { attemptMail } from "./deliver-mail.ts";
import { noteMailStatus } from "./note-mail-status.ts";

/** How many mails one sweep handles, and how long it keeps starting new ones, whose answers may take minutes. */
const batch = 50;
const budgetMs = 60_000;

const mails = () => database().collection(collections.mail);

/** Mails that wait, soonest first. */
function waiting(some: Query) {
  return some
    .where("delivery.nextAttemptAt", ">", Timestamp.fromMillis(0))
    .orderBy("delivery.nextAttemptAt");
}

/**
 * The mails that are due by Firestore's clock, which the answer to any query has. Usually none are, which costs one
 * read. Mails to the owner come first, then notices and mails that forms caused, however many newsletters wait.
 */
async function dueMails(): Promise<string[]> {
  const next = await waiting(mails()).limit(1).get();
  const nextAttemptAt: Timestamp | undefined = next.docs[0]?.get("delivery.nextAttemptAt");
  if (!nextAttemptAt || nextAttemptAt > next.readTime) return [];
  const due = (some: Query) => waiting(some).endAt(next.readTime).limit(batch).get();
  const lists = await Promise.all([
    due(mails().where("kind", "in", ownerMailKinds)),
    due(mails().where("kind", "in", [pushKind, ...formMailKinds])),
    due(mails()),
  ]);
  return [...new Set(lists.flatMap(({ docs }) => docs.map(({ id }) => id)))].slice(0, batch);
}

/**
 * Tries every mail that is due: retries, claims whose holder died, and new mails whose trigger never came. Then notes
 * whether mail goes out.
 * @returns how many tries had each result.
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
      // One mail whose result can't be noted must not keep the others waiting.
      logger.error("mail could not be tried", { mail_id: loggedId(id), code: codeOf(error) });
    }
  }
  await noteMailStatus();
  await publishPushKey();
  return results;
}
