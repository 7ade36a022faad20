import { call } from "../call.ts";
import {
  addAnnouncement,
  changeUnsent,
  putUnsent,
  readOneUnsent,
  readUnsent,
  removeUnsent,
  type UnsentForm,
} from "./outbox-store.ts";
import {
  msUntilAllowed,
  msUntilDue,
  needsAsking,
  type Verdict,
  verdictOn,
} from "./sending-policy.ts";

/** The name of the background sync that wakes the worker (web/sw/sw.ts), and of the channel between tabs. */
export const outboxTag = "outbox";

/** Safari may never open a database (firebase-js-sdk#8081); no form waits for it longer than this. */
const storagePatienceMs = 3000;

export type NewForm = Omit<
  UnsentForm,
  "id" | "since" | "untried" | "tries" | "retryAt" | "notBefore" | "refusal"
>;

/** The form's key on the device, and the earliest time to send it if the server has named one. */
export type QueuedForm = Pick<UnsentForm, "id" | "notBefore">;

export type Outcome =
  | { kind: "sent" }
  /** The form is done too: the address was already on the list. */
  | { kind: "already-subscribed" }
  | ({ kind: "kept" } & QueuedForm)
  /** The form keeps what was typed, and the next attempt sends it under this submission ID. */
  | { kind: "failed"; submissionId: string; fields?: Record<string, string> | undefined };

/**
 * Holds off other tabs and the worker while the action runs. A browser without locks just runs it: a form sent twice
 * at once is harmless, because the server recognizes a repeat by its submission ID.
 */
async function withLock<Result>(id: string, action: () => Promise<Result>): Promise<Result> {
  let isHeld = false;
  try {
    return await navigator.locks.request(`${outboxTag} ${id}`, () => {
      isHeld = true;
      return action();
    });
  } catch (error) {
    if (isHeld) throw error;
    return action();
  }
}

function notifyTabs(): void {
  const channel = new BroadcastChannel(outboxTag);
  channel.postMessage("changed");
  channel.close();
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("the device's storage is silent")), storagePatienceMs);
    }),
  ]);
}

async function deliver(
  form: Pick<UnsentForm, "path" | "data" | "submissionId" | "tries">,
  noteSubmissionId: (submissionId: string) => Promise<void>,
  headers?: Record<string, string>,
) {
  const sendAs = async (submissionId: string) => {
    const answer = await call(form.path, { ...form.data, submission_id: submissionId }, headers);
    return { submissionId, verdict: verdictOn(answer, form, Date.now(), Math.random()) };
  };
  const attempt = await sendAs(form.submissionId);
  if (attempt.verdict.kind !== "renew") return attempt;
  const submissionId = crypto.randomUUID();
  // The ID is noted before it is used, so that the server recognizes a later attempt as a repeat.
  await noteSubmissionId(submissionId);
  return sendAs(submissionId);
}

type Attempt = Awaited<ReturnType<typeof deliver>>;

function outcomeOf({ verdict, submissionId }: Attempt, storedId?: string): Outcome {
  if (verdict.kind === "sent" || verdict.kind === "already-subscribed")
    return { kind: verdict.kind };
  if (storedId !== undefined) {
    if (verdict.kind === "unanswered") return { kind: "kept", id: storedId };
    if (verdict.kind === "crowded")
      return { kind: "kept", id: storedId, notBefore: verdict.notBefore };
  }
  const fields = verdict.kind === "refused" ? verdict.refusal.fields : undefined;
  return { kind: "failed", submissionId, fields };
}

/** Storage that fails must not hide the server's answer from the visitor. */
async function logFailure(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    console.error("The outbox could not be brought up to date", error);
  }
}

function settleWithPage(id: string, previous: UnsentForm | undefined, outcome: Outcome) {
  if (outcome.kind === "kept")
    return changeUnsent(id, { untried: undefined, notBefore: outcome.notBefore });
  if (outcome.kind === "failed" && previous) return putUnsent(previous);
  return removeUnsent(id);
}

function isSameForm(form: NewForm, other: NewForm): boolean {
  return form.path === other.path && JSON.stringify(form.data) === JSON.stringify(other.data);
}

/** Stores a page's form before sending it, in case the page closes; without storage, only sends. Never throws. */
export function submitForm(
  form: NewForm,
  headers: Promise<Record<string, string>>,
  id = form.submissionId,
): Promise<Outcome> {
  return withLock(id, async () => {
    let previous: UnsentForm | undefined;
    try {
      previous = await inTime(readOneUnsent(id));
      // Two tabs may share an ID. A form that was refused and corrected takes its own place again.
      if (previous && !previous.refusal && !isSameForm(previous, form)) {
        return submitForm(form, headers, crypto.randomUUID());
      }
      await inTime(putUnsent({ ...form, id, since: Date.now(), tries: 0, untried: true }));
    } catch {
      // If the form is stored after all, only too slowly, it would be sent again.
      if (!previous) removeUnsent(id).catch(() => undefined);
      const attempt = await deliver({ ...form, tries: 0 }, async () => undefined, await headers);
      return outcomeOf(attempt);
    }
    const noteSubmissionId = (submissionId: string) =>
      logFailure(changeUnsent(id, { submissionId }));
    const attempt = await deliver({ ...form, tries: 0 }, noteSubmissionId, await headers);
    const outcome = outcomeOf(attempt, id);
    await logFailure(settleWithPage(id, previous, outcome));
    if (previous) notifyTabs();
    return outcome;
  });
}

/** Nobody is looking at the form, so its answer is kept for the visitor. */
async function settleWithoutPage(
  { id, tries, sent, known }: UnsentForm,
  verdict: Verdict,
): Promise<void> {
  switch (verdict.kind) {
    case "sent":
    case "already-subscribed":
      // The order matters: a stop between the two repeats a message that the server then recognizes.
      await addAnnouncement(id, verdict.kind === "already-subscribed" ? (known ?? sent) : sent);
      return removeUnsent(id);
    case "refused":
      return changeUnsent(id, { untried: undefined, refusal: verdict.refusal });
    case "later":
      return changeUnsent(id, { untried: undefined, tries: tries + 1, retryAt: verdict.retryAt });
    case "crowded":
      return changeUnsent(id, { untried: undefined, notBefore: verdict.notBefore });
    case "renew":
    case "unanswered":
      return changeUnsent(id, { untried: undefined });
  }
}

async function sendOne(id: string, pressed: boolean): Promise<{ changed: boolean }> {
  const form = await readOneUnsent(id);
  const now = Date.now();
  if (!form || form.refusal || needsAsking(form, now)) return { changed: false };
  const waitMs = pressed ? msUntilAllowed(form, now) : msUntilDue(form, now);
  if (waitMs > 0) return { changed: false };
  const { verdict } = await deliver(form, (submissionId) => changeUnsent(id, { submissionId }));
  await settleWithoutPage(form, verdict);
  return { changed: form.untried === true || verdict.kind !== "unanswered" };
}

/** Runs in a page or in the service worker. `pressed` also sends the forms that pause after an error. */
export async function sendWaiting({ pressed = false } = {}): Promise<void> {
  let anyChanged = false;
  for (const { id } of await readUnsent()) {
    const { changed } = await withLock(id, () => sendOne(id, pressed));
    anyChanged ||= changed;
  }
  if (anyChanged) notifyTabs();
}

export async function stillToSend(): Promise<UnsentForm[]> {
  const now = Date.now();
  return (await readUnsent()).filter((form) => !form.refusal && !needsAsking(form, now));
}
