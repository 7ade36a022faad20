import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { collections } from "../contract/collections.ts";
import { database } from "../database.ts";
import { isRefusedMailbox, isRefusedRecipient } from "../mail-queue/delivery-rules.ts";
import { endSubscription, resumeSubscription } from "../newsletter/subscription.ts";

/** This many refusals in a row are about us, because dead mailboxes don't come in a row. */
const mostInRow = 5;

const isRefused = (mail: QueryDocumentSnapshot) =>
  isRefusedRecipient(String(mail.get("delivery.error")));

/**
 * The newsletters refused since the last one that wasn't. It reads a few more than needed, because several are sent at
 * once.
 */
async function refusedInRow(): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await database()
    .collection(collections.mail)
    .where("kind", "==", "issue")
    .orderBy("delivery.endTime", "desc")
    .limit(2 * mostInRow)
    .get();
  const other = docs.findIndex((mail) => !isRefused(mail));
  return other < 0 ? docs : docs.slice(0, other);
}

/**
 * Ends the subscription of a mailbox that doesn't exist. If several in a row are refused, something is wrong with our
 * sending (a server says "relaying denied" to every reader). Then no subscription ends, and those in that row resume.
 */
export async function recordBounce(subscriber: string, error: string): Promise<void> {
  if (!isRefusedRecipient(error)) return;
  const row = await refusedInRow();
  if (row.length < mostInRow) {
    if (isRefusedMailbox(error)) await endSubscription(subscriber, error);
    return;
  }
  for (const mail of row) await resumeSubscription(mail.get("subscriber"));
  logger.error("newsletters are refused one after the other", { error, in_row: row.length });
}
