import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { companyPath, logPath } from "../contract/collections.ts";
import { storedLead } from "../contract/lead.ts";
import { afterEntry, type LeadProgress, storedLogEntry } from "../contract/lead-log.ts";
import { limits } from "../contract/limits.ts";
import { database } from "../database.ts";

const timeOf = (iso: string | null) =>
  iso === null ? FieldValue.delete() : Timestamp.fromDate(new Date(iso));

/**
 * Goes through the whole log each time: events may come twice or in any order. The clock runs only for a lead that was
 * waiting, and never starts again.
 */
export async function renewProgress(companyId: string, leadId: string): Promise<void> {
  const place = database().doc(`${companyPath(companyId, "leads")}/${leadId}`);
  const log = database().collection(logPath(companyId, leadId)).orderBy("created_at");
  await database().runTransaction(async (transaction) => {
    const [snapshot, { docs }] = await Promise.all([transaction.get(place), transaction.get(log)]);
    if (!snapshot.exists) return;
    const lead = storedLead.parse(snapshot.data());
    const start: LeadProgress = {
      waiting_since: lead.waiting_since ?? (lead.answered_at === null ? null : lead.created_at),
      answered_at: null,
      last_entry_at: null,
      next_on: undefined,
    };
    const entries = docs.map((entry) => storedLogEntry.parse(entry.data()));
    const { next_on, ...times } = entries.reduce(afterEntry, start);
    const texts = entries.flatMap(({ text }) => text ?? []).reverse();
    transaction.update(place, {
      waiting_since: timeOf(times.waiting_since),
      answered_at: timeOf(times.answered_at),
      last_entry_at: timeOf(times.last_entry_at),
      next_on: next_on ?? FieldValue.delete(),
      log_text: texts.join("\n").slice(0, limits.logTextMax) || FieldValue.delete(),
    });
  });
}
