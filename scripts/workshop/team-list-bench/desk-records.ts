import { type Firestore, Timestamp } from "firebase-admin/firestore";
import { businessDay } from "#contract/business-day";
import { companyPath, logPath } from "#contract/collections";
import { leadLogKinds, teamLeadEntry } from "#contract/lead-log";
import { newTask } from "#contract/task";

/** The lead that has everything a lead's page shows. */
export const fullLead = "many-1";

/** This is more than any query asks for. */
const waiting = 150;
const answered = 60;

const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);

/** Turns a company's newest leads into a full desk: some wait, some were answered, many are due, one has a long log. */
export async function addDeskRecords(
  store: Firestore,
  companyId: string,
  leads: number,
): Promise<void> {
  const collectionRef = store.collection(companyPath(companyId, "leads"));
  const writer = store.bulkWriter();
  for (let number = 1; number <= Math.min(leads, waiting + answered); number += 1) {
    const isWaiting = number <= waiting && number < leads / 2;
    void writer.update(collectionRef.doc(`many-${number}`), {
      ...(isWaiting
        ? { waiting_since: minutesAgo(number) }
        : { answered_at: minutesAgo(number), last_entry_at: minutesAgo(number) }),
      ...(number % 2 === 0 && { next_on: businessDay(new Date()) }),
      // All of the first five have written before.
      ...(number <= 5 && { email: "again@many.example" }),
    });
  }
  const log = store.collection(logPath(companyId, "leads", fullLead));
  for (let number = 1; number <= 20; number += 1) {
    const kind = leadLogKinds[number % 3];
    const entry = teamLeadEntry.parse({ kind, text: `Entry ${number}`, by: "a@many.example" });
    void writer.set(log.doc(`many-${number}`), { ...entry, created_at: minutesAgo(number) });
  }
  const tasks = store.collection(companyPath(companyId, "tasks"));
  for (let number = 1; number <= 3; number += 1) {
    const words = { title: `Task ${number}`, status: "todo", priority: "low" };
    const task = newTask.parse({ ...words, lead_id: fullLead });
    void writer.set(tasks.doc(`many-${number}`), { ...task, created_at: minutesAgo(number) });
  }
  await writer.close();
}
