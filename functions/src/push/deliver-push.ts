import { FieldValue, Timestamp } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { storedLead } from "../contract/lead.ts";
import type { PushSubject } from "../contract/queued-mail.ts";
import { database } from "../database.ts";
import { type ClaimedMail, updateClaimed } from "../mail-queue/mail-queue.ts";
import { type AttemptResult, noteError, noteSuccess } from "../mail-queue/note-result.ts";
import { noticeOf } from "./notice.ts";
import { devicesOf, type StoredPushDevice } from "./push-devices.ts";
import { quietEnd } from "./quiet-hours.ts";
import { sendPush } from "./send-push.ts";

type ClaimedPush = ClaimedMail & { subject: PushSubject };

/** Leaves a notice in the queue for the devices that are in their quiet hours. */
async function postpone(id: string, claimed: ClaimedPush, until: number): Promise<AttemptResult> {
  const next = Timestamp.fromMillis(until);
  await updateClaimed(id, claimed, () => ({
    "delivery.state": "RETRY",
    "delivery.leaseExpireTime": null,
    "delivery.nextAttemptAt": next,
  }));
  return "retry";
}

async function notify(
  id: string,
  claimed: ClaimedPush,
  devices: readonly StoredPushDevice[],
  notice: NonNullable<ReturnType<typeof noticeOf>>,
) {
  const lead = database().doc(claimed.subject.lead).id;
  // This comes first: if the process dies here, the devices either have the notice or don't, but nobody gets it twice.
  const addNotified = FieldValue.arrayUnion(...devices.map((device) => device.id));
  await updateClaimed(id, claimed, () => ({ "delivery.told": addNotified }));
  return Promise.all(
    devices.map(async (device) => {
      const answer = await sendPush(device, { ...notice, device: device.id, lead });
      if (answer.is === "gone") await device.ref.delete();
      return { device, answer };
    }),
  );
}

/**
 * Tells each device about a lead at most once, those in their quiet hours in the morning. Never throws if a service
 * fails.
 * @param now in ms.
 */
export async function deliverPush(
  id: string,
  claimed: ClaimedPush,
  now = Date.now(),
): Promise<AttemptResult> {
  const { subject, delivery } = claimed;
  const leadRef = database().doc(subject.lead);
  const [lead, devices] = await Promise.all([
    leadRef.get(),
    devicesOf(leadRef.parent.parent?.id ?? ""),
  ]);
  const notice = lead.exists && noticeOf(subject, storedLead.parse(lead.data()), now);
  const wanted = devices.filter(
    (device) => !delivery.told?.includes(device.id) && (subject.about === "new" || device.late),
  );
  const night = quietEnd(now);
  const asleep = wanted.filter(({ quiet }) => quiet && night !== undefined);
  const awake = wanted.filter((device) => !asleep.includes(device));
  const answers = notice && awake.length > 0 ? await notify(id, claimed, awake, notice) : [];

  const again = answers.flatMap(({ device, answer }) =>
    answer.is === "later" ? [{ ...answer, id: device.id }] : [],
  );
  const [first] = again;
  if (first) {
    const removeNotified = FieldValue.arrayRemove(...again.map((each) => each.id));
    const notBefore = now + Math.max(...again.map(({ afterSeconds }) => afterSeconds)) * 1000;
    return noteError(id, claimed, first.error, { "delivery.told": removeNotified }, notBefore);
  }
  if (notice && asleep.length > 0 && night !== undefined) return postpone(id, claimed, night);
  await noteSuccess(id, claimed);
  logger.info("notice sent", { mail_id: id, devices: answers.length });
  return "sent";
}
