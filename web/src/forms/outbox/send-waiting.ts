import { call } from "../call.ts";
import { announceChange } from "./outbox-channel.ts";
import { addAnnouncement, changeUnsent, readUnsent, removeUnsent } from "./outbox-store.ts";
import { isDue, needsAsking, type Verdict, verdictOn } from "./sending-policy.ts";
import type { UnsentForm } from "./unsent-form.ts";
import { withLock } from "./with-lock.ts";

/** Name of the lock, and of the background sync that wakes the worker (web/sw/sw.ts). */
export const outboxTag = "outbox";

/** Sends one form; under a new submission id where the server has other content under this one. */
async function deliver(form: UnsentForm, renewed = false): Promise<Verdict> {
  const answer = await call(form.path, { ...form.data, submission_id: form.submissionId });
  const verdict = verdictOn(answer, form, Date.now(), Math.random());
  if (verdict.kind !== "renew" || renewed) return verdict;
  const submissionId = crypto.randomUUID();
  await changeUnsent(form.id, { submissionId });
  return deliver({ ...form, submissionId }, true);
}

async function settle(form: UnsentForm, verdict: Verdict): Promise<void> {
  const { id, tries } = form;
  switch (verdict.kind) {
    case "sent":
    case "known":
      // In this order: a stop between the two repeats a message that the server then knows.
      await addAnnouncement(id, verdict.kind === "known" ? (form.known ?? form.sent) : form.sent);
      return removeUnsent(id);
    case "refused":
      return changeUnsent(id, { refusal: verdict.refusal });
    case "later":
      return changeUnsent(id, { tries: tries + 1, retryAt: verdict.retryAt });
    case "renew":
    case "unanswered":
      return;
  }
}

/**
 * Sends the forms that wait, one after the other, in a page or in the service worker; with `pressed`,
 * because the visitor wants it now, also those that the server told to come later.
 */
export function sendWaiting({ pressed = false } = {}): Promise<void> {
  return withLock(outboxTag, async () => {
    let changed = false;
    for (const form of await readUnsent()) {
      const now = Date.now();
      if (form.refusal || needsAsking(form, now) || !(pressed || isDue(form, now))) continue;
      const verdict = await deliver(form);
      await settle(form, verdict);
      changed ||= verdict.kind !== "unanswered";
    }
    if (changed) announceChange();
  });
}

/** Those that can still be sent without the visitor. */
export async function stillToSend(): Promise<UnsentForm[]> {
  const now = Date.now();
  return (await readUnsent()).filter((form) => !form.refusal && !needsAsking(form, now));
}
