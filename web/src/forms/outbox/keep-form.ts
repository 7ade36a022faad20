import { putUnsent, readOneUnsent } from "./outbox-store.ts";
import type { UnsentForm } from "./unsent-form.ts";

/** Safari may never open a database (firebase-js-sdk#8081); nobody waits for it longer than this. */
const patienceMs = 5000;

function patiently<Result>(work: Promise<Result>): Promise<Result> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("the device's storage does not answer")), patienceMs);
    }),
  ]);
}

export type FormToKeep = Omit<UnsentForm, "id" | "since" | "tries" | "retryAt" | "refusal">;

async function keep(form: FormToKeep): Promise<string> {
  const taken = await readOneUnsent(form.submissionId);
  // A refused form that was mended takes its own place. Otherwise two tabs share an id: keep both.
  const id = taken && !taken.refusal ? crypto.randomUUID() : form.submissionId;
  await putUnsent({ ...form, id, since: Date.now(), tries: 0 });
  return id;
}

/** Keeps a form on the device; answers with its id there, or undefined where the browser refuses storage. */
export async function keepForm(form: FormToKeep): Promise<string | undefined> {
  try {
    return await patiently(keep(form));
  } catch {
    return undefined;
  }
}
