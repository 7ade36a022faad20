import type { ErrorDetails } from "#contract/callables";
import { appCheckHeader } from "../app-check-header.ts";
import { call } from "../call.ts";
import { type FormToKeep, keepForm } from "./keep-form.ts";
import { isOutboxThere } from "./outbox-database.ts";
import { readOneUnsent, removeUnsent } from "./outbox-store.ts";
import { lookAgain, runOutbox } from "./run-outbox.ts";

export type Sending =
  | { kind: "sent" }
  /** On the device, under this id; it is sent by itself. */
  | { kind: "kept"; id: string }
  /** Neither: what was typed has to stay in the form, and is sent next time under this submission id. */
  | { kind: "failed"; submissionId: string; details?: ErrorDetails | undefined };

/** A form that was refused earlier and is now sent, mended, needs no place in the outbox any more. */
async function forget(id: string): Promise<void> {
  try {
    if (!(await isOutboxThere()) || !(await readOneUnsent(id))?.refusal) return;
    await removeUnsent(id);
    await lookAgain();
  } catch (error) {
    // It stays in the outbox, where the visitor can delete it.
    console.error("A form that was mended could not be taken out of the outbox", error);
  }
}

/** Sends a form; once more under a new submission id where the server has other content under this one. */
async function submit({ path, data, submissionId }: FormToKeep) {
  const headers = await appCheckHeader();
  const sendAs = async (id: string) => ({
    submissionId: id,
    answer: await call(path, { ...data, submission_id: id }, headers),
  });
  const first = await sendAs(submissionId);
  const isReused =
    first.answer.kind === "refused" && first.answer.details?.code === "SUBMISSION_ID_REUSED";
  return isReused ? sendAs(crypto.randomUUID()) : first;
}

/** Sends a form; keeps it on the device where nobody answers. Never throws. */
export async function sendOrKeep(form: FormToKeep): Promise<Sending> {
  const { answer, submissionId } = await submit(form);
  if (answer.kind === "unanswered") {
    const id = await keepForm({ ...form, submissionId });
    if (id === undefined) return { kind: "failed", submissionId };
    if (submissionId !== form.submissionId) await forget(form.submissionId);
    // Whether it runs or not, the form is safe: the next page looks as well.
    runOutbox({ justKept: true }).catch(console.error);
    return { kind: "kept", id };
  }
  if (answer.kind === "accepted") {
    await forget(form.submissionId);
    return { kind: "sent" };
  }
  if (answer.details?.code === "EMAIL_EXISTS") await forget(form.submissionId);
  return { kind: "failed", submissionId, details: answer.details };
}
