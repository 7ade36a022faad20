import { expect, vi } from "vitest";
import { receiptId } from "#contract/queued-mail";
import { database } from "#functions/database.ts";
import { patience } from "../patience.ts";

type Data = Record<string, unknown>;

/** Returns the stored fields of a document, or undefined when there is none. */
export async function stored(path: string): Promise<Data | undefined> {
  return (await database().doc(path).get()).data();
}

/** Returns how many documents of a collection have this value in this field. */
export async function countOf(collection: string, field: string, value: string): Promise<number> {
  const found = await database().collection(collection).where(field, "==", value).count().get();
  return found.data().count;
}

/** Returns all that a submission can leave behind under its id. */
export async function traces(submissionId: string) {
  const paths = {
    message: `contact_messages/${submissionId}`,
    lead: `companies/agency/leads/${submissionId}`,
    mail: `mail/${submissionId}`,
    receipt: `mail/${receiptId(submissionId)}`,
    record: `submissions/${submissionId}`,
  };
  const entries = Object.entries(paths).map(async ([name, path]) => [name, await stored(path)]);
  return Object.fromEntries(await Promise.all(entries)) as Partial<Record<string, Data>>;
}

/** Waits until a mail has reached a state. */
export async function mailState(id: string, state: string): Promise<Data> {
  return vi.waitFor(async () => {
    const mail = await stored(`mail/${id}`);
    expect(mail).toMatchObject({ delivery: { state } });
    return mail ?? {};
  }, patience);
}

/** Returns the traces when both mails are sent, so that they no longer change. */
export async function tracesOnceSent(submissionId: string) {
  for (const id of [submissionId, receiptId(submissionId)]) await mailState(id, "SUCCESS");
  return traces(submissionId);
}
