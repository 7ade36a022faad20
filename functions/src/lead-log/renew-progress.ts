import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { companyPath, logPath } from "../contract/collections.ts";
import { storedLead } from "../contract/lead.ts";
import { byWholeLog, logText, storedLogEntry } from "../contract/lead-log.ts";
import { database } from "../database.ts";

const timeOf = (iso: string | null) =>
  iso === null ? FieldValue.delete() : Timestamp.fromDate(new Date(iso));

/** Goes through the whole log each time: events may come twice or in any order. */
export async function renewProgress(companyId: string, leadId: string): Promise<void> {
  const place = database().doc(`${companyPath(companyId, "leads")}/${leadId}`);
  const log = database().collection(logPath(companyId, leadId)).orderBy("created_at");
  await database().runTransaction(async (transaction) => {
    const [snapshot, { docs }] = await Promise.all([transaction.get(place), transaction.get(log)]);
    if (!snapshot.exists) return;
    const before = storedLead.parse(snapshot.data());
    const entries = docs.map((entry) => storedLogEntry.parse(entry.data()));
    const now = byWholeLog(before, entries);
    transaction.update(place, {
      // Firestore's times are finer than these: what stays is left as it is.
      ...(now.waiting_since !== before.waiting_since && {
        waiting_since: timeOf(now.waiting_since),
      }),
      ...(now.aside_since !== before.aside_since && { aside_since: timeOf(now.aside_since) }),
      ...(before.answered_at === null && { answered_at: timeOf(now.answered_at) }),
      last_entry_at: timeOf(now.last_entry_at),
      next_on: now.next_on ?? FieldValue.delete(),
      log_text: logText(entries) || FieldValue.delete(),
    });
  });
}
