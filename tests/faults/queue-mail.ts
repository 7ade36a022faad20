import { randomUUID } from "node:crypto";
import { database } from "#functions/database.ts";

/** Returns the time in this many seconds, or in the past if negative. */
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

/**
 * Queues a mail that was tried once and waits for its next try. It's due in a minute unless `delivery` says otherwise,
 * and it's about a form, for the owner, unless `subject` says otherwise.
 */
export async function queueForRetry(
  delivery: Record<string, unknown> = {},
  subject: Record<string, unknown> = {},
): Promise<string> {
  const id = randomUUID();
  const waiting = {
    state: "RETRY",
    attempts: 1,
    startTime: inSeconds(-5),
    nextAttemptAt: inSeconds(60),
  };
  const lead = `companies/agency/leads/${id}`;
  await database()
    .doc(lead)
    .set({ email: "visitor@shop.example", source: "berlin-web-design-cta" });
  await database()
    .doc(`mail/${id}`)
    .set({ kind: "lead", lead, ...subject, delivery: { ...waiting, ...delivery } });
  return id;
}

/** Stores a lead, and queues the notice about it for devices. @returns the ids of both. */
export async function queueNotice(
  lead: Record<string, unknown> = {},
  subject: Record<string, unknown> = {},
) {
  const leadId = randomUUID();
  const path = `companies/agency/leads/${leadId}`;
  const since = inSeconds(-60);
  await database()
    .doc(path)
    .set({ source: "contact-form", created_at: since, waiting_since: since, ...lead });
  const id = `${leadId}-push`;
  await database()
    .doc(`mail/${id}`)
    .set({
      ...{ kind: "push", lead: path, about: "new", ...subject },
      delivery: { state: "RETRY", attempts: 0, startTime: since, nextAttemptAt: inSeconds(-1) },
    });
  return { id, leadId };
}

/** The fields that make such a mail a receipt. */
export const asReceipt = { kind: "receipt" };

/** Makes a mail due, so that the next attempt may try it. */
export async function makeDue(id: string): Promise<void> {
  await database()
    .doc(`mail/${id}`)
    .update({
      "delivery.nextAttemptAt": inSeconds(-1),
      "delivery.leaseExpireTime": inSeconds(-1),
    });
}
