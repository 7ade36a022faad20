import { type DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { collections } from "../contract/collections.ts";
import { lateHours } from "../contract/lead-standing.ts";
import { type PushSubject, pushKind } from "../contract/queued-mail.ts";
import { storedLogEntry } from "../contract/record-log.ts";
import { codeOf, database } from "../database.ts";
import { queueMail } from "../mail-queue/mail-queue.ts";
import { devicesOf } from "./push-devices.ts";
import { morningOf } from "./quiet-hours.ts";

const hourMs = 3_600_000;

const late = (since: Timestamp) =>
  Timestamp.fromMillis(since.toMillis() + lateHours.amber * hourMs);

/** Queues one notice, once, however often this is called with its `id`. */
async function queuePush(
  id: string,
  subject: Omit<PushSubject, "kind">,
  at: Timestamp,
  due?: Timestamp,
): Promise<void> {
  const ref = database().doc(`${collections.mail}/${id}`);
  await database().runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).exists) return;
    queueMail(transaction, id, { kind: pushKind, ...subject }, at, due);
  });
}

/** Whether the company in a lead's path has devices to notify now. Those of a later notice may be new by then. */
async function isHeard(lead: string): Promise<boolean> {
  const company = database().doc(lead).parent.parent;
  return company !== null && (await devicesOf(company.id)).length > 0;
}

/**
 * Queues what devices are told about a new lead: at once, and when it has waited too long. Never throws, because the
 * email is what counts.
 */
export async function queuePushes(lead: string): Promise<void> {
  try {
    const document = await database().doc(lead).get();
    const at: unknown = document.get("created_at");
    if (!(at instanceof Timestamp)) return;
    if (await isHeard(lead)) await queuePush(`${document.id}-push`, { lead, about: "new" }, at);
    await queuePush(`${document.id}-push-late`, { lead, about: "late" }, at, late(at));
  } catch (error) {
    logger.warn("a notice could not be queued", { code: codeOf(error) });
  }
}

/** Whether a lead's late notice came due while it was set aside. Setting a lead aside doesn't restart its wait. */
async function hasMissedItsNotice(lead: string, at: Timestamp): Promise<boolean> {
  const since: unknown = (await database().doc(lead).get()).get("waiting_since");
  return since instanceof Timestamp && late(since).toMillis() <= at.toMillis();
}

/**
 * Does the same for a member's entries about a lead: a reminder, that an answer is owed, or that it's owed after all.
 */
export async function queuePushesOf(lead: string, entry: DocumentSnapshot): Promise<void> {
  const { kind, remind_on: day } = storedLogEntry.parse(entry.data());
  const at = entry.createTime;
  if (!at || !["reminder", "owed", "put_back"].includes(kind)) return;
  const id = `${entry.id}-push`;
  if (kind === "owed" || (kind === "put_back" && (await hasMissedItsNotice(lead, at)))) {
    await queuePush(id, { lead, about: "late" }, at, late(at));
  }
  const due = day === undefined ? undefined : morningOf(day);
  // A member who notes something for today knows about it.
  if (due === undefined || due <= at.toMillis()) return;
  await queuePush(id, { lead, about: "due", day }, at, Timestamp.fromMillis(due));
}
