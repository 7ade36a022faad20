import { dayAfter } from "../contract/business-day.ts";
import { collections } from "../contract/collections.ts";
import { mondayOf } from "../contract/site-metrics.ts";
import { database } from "../database.ts";
import { queueMail } from "../mail-queue/mail-queue.ts";

/** Queues the mail with the numbers of the week before `now`: once, however often it is called. @returns its id. */
export async function queueWeek(now: Date): Promise<string> {
  const monday = dayAfter(mondayOf(now), -7);
  const id = `week-${monday}`;
  await database().runTransaction(async (transaction) => {
    const existing = await transaction.get(database().doc(`${collections.mail}/${id}`));
    if (existing.exists) return;
    queueMail(transaction, id, { kind: "week", monday }, existing.readTime);
  });
  return id;
}
