import type { Timestamp } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { agencyCompanyId, collections, mailStatusPath } from "../contract/collections.ts";
import { mailRetry } from "../contract/limits.ts";
import { mailStatus } from "../contract/mail-status.ts";
import { ownerMailKinds } from "../contract/queued-mail.ts";
import { database } from "../database.ts";

/** Mails to the owner. A receipt that can't be delivered says nothing about those. */
const mails = () => database().collection(collections.mail).where("kind", "in", ownerMailKinds);

/** Mails that are neither sent nor given up on. */
const waiting = () => mails().where("delivery.state", "in", ["PENDING", "PROCESSING", "RETRY"]);

/**
 * Whether the last try since a time went through, or no mail is left at all. A mail that was given up on no longer
 * waits, and yet nothing went out. The same is true of a mail that nobody needs any more, which has no end time.
 */
async function goesOutSince(since: string): Promise<boolean> {
  const { docs } = await mails().orderBy("delivery.endTime", "desc").limit(1).get();
  const [last] = docs;
  const ended: Timestamp | null | undefined = last?.get("delivery.endTime");
  const isLater = (ended?.toMillis() ?? 0) >= Date.parse(since);
  return last === undefined || (isLater && last.get("delivery.state") === "SUCCESS");
}

/**
 * Tells members and the log when mail is stuck: the first time, every quarter of an hour while it lasts (the log only
 * while something waits), and when mail goes out again. Otherwise it costs two reads.
 */
export async function noteMailStatus(): Promise<void> {
  const ref = database().doc(mailStatusPath(agencyCompanyId));
  const [stored, longest] = await Promise.all([
    ref.get(),
    waiting().orderBy("delivery.startTime").limit(1).get(),
  ]);
  const noted = mailStatus.parse(stored.data() ?? {});
  const now = longest.readTime.toMillis();
  const isLongAgo = (ms: number) => now - ms >= mailRetry.stuckAfterSeconds * 1000;
  const started: Timestamp | undefined = longest.docs[0]?.get("delivery.startTime");

  if (started && isLongAgo(started.toMillis())) {
    if (noted.stuck_since !== null && !isLongAgo(Date.parse(noted.noted_at ?? ""))) return;
    const since = noted.stuck_since ?? started.toDate().toISOString();
    const { count } = (await waiting().count().get()).data();
    await ref.set({ stuck_since: new Date(since), noted_at: longest.readTime });
    logger.error("mail is not going out", { waiting_since: since, waiting: count });
  } else if (noted.stuck_since !== null && (await goesOutSince(noted.stuck_since))) {
    await ref.set({ stuck_since: null, noted_at: longest.readTime });
    logger.info("mail goes out again", { stuck_since: noted.stuck_since });
  }
}
