import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  Timestamp,
} from "firebase-admin/firestore";
import { storedClient } from "../contract/client.ts";
import { afterClientEntry, correctedFields } from "../contract/client-log.ts";
import {
  agencyCompanyId,
  companyPath,
  type LoggedRecord,
  logPath,
} from "../contract/collections.ts";
import { withDerivedFields } from "../contract/derived-fields.ts";
import { storedLead } from "../contract/lead.ts";
import { byWholeLog } from "../contract/lead-log.ts";
import { logText, type StoredLogEntry, storedLogEntry } from "../contract/record-log.ts";
import { dueSort, storedTask } from "../contract/task.ts";
import { afterTaskEntry, type TaskProgress } from "../contract/task-log.ts";
import { database } from "../database.ts";
import { reviewToken } from "../reviews/review-token.ts";

interface Logged {
  ref: DocumentReference;
  data: DocumentData;
}

type NamedEntry = StoredLogEntry & { id: string };

const orNone = (value: unknown) => value ?? FieldValue.delete();

const timeOf = (iso: string | null) => orNone(iso && Timestamp.fromDate(new Date(iso)));

/** Returns only the changed times: Firestore's are more precise than these, so unchanged ones must stay as they are. */
function changedTimes<Name extends string>(
  names: readonly Name[],
  previous: Readonly<Record<Name, string | null>>,
  current: Readonly<Record<Name, string | null>>,
) {
  const changed = names.filter((name) => current[name] !== previous[name]);
  return Object.fromEntries(changed.map((name) => [name, timeOf(current[name])]));
}

function leadFields({ data }: Logged, entries: readonly NamedEntry[]) {
  const previous = storedLead.parse(data);
  const current = byWholeLog(previous, entries);
  return {
    ...changedTimes(["waiting_since", "aside_since", "answered_at"], previous, current),
    last_entry_at: timeOf(current.last_entry_at),
    next_on: orNone(current.next_on),
    next_for: orNone(current.next_for),
    client_id: orNone(current.client_id),
  };
}

function taskFields({ data }: Logged, entries: readonly NamedEntry[]) {
  const previous = storedTask.parse(data);
  const current = entries.reduce<TaskProgress>(afterTaskEntry, previous);
  return {
    ...changedTimes(["done_at", "put_back_at"], previous, current),
    last_entry_at: timeOf(current.last_entry_at),
    moved_to: orNone(current.moved_to),
    given_to: orNone(current.given_to),
    due_sort: dueSort({ ...previous, ...current }),
  };
}

/** The last request for a review. Only the agency has a page where a review can be written. */
function reviewFields({ ref }: Logged, entries: readonly NamedEntry[]) {
  const asked = entries.findLast(({ kind }) => kind === "review");
  const company = ref.parent.parent?.id;
  if (!asked?.created_at || company !== agencyCompanyId) return {};
  return { review_token: reviewToken(ref.id, asked.id, asked.created_at) };
}

/** Applies only the entries noted since the last run, so that an import's changes in between stay. */
function clientFields(logged: Logged, entries: readonly NamedEntry[]) {
  const { data } = logged;
  const previous = storedClient.parse(data);
  const seen = previous.last_entry_at ?? "";
  const current = entries
    .filter(({ created_at }) => (created_at ?? "") > seen)
    .reduce(afterClientEntry, previous);
  const changed = correctedFields.filter((name) => current[name] !== previous[name]);
  return {
    ...withDerivedFields(
      "clients",
      Object.fromEntries(changed.map((name) => [name, current[name]])),
    ),
    ...changedTimes(["last_entry_at"], previous, current),
    ...reviewFields(logged, entries),
  };
}

const progressFields = { leads: leadFields, clients: clientFields, tasks: taskFields };

/** Goes through the whole log each time: events may come twice or in any order. */
export async function renewProgress(companyId: string, record: LoggedRecord): Promise<void> {
  const { collection, id } = record;
  const ref = database().doc(`${companyPath(companyId, collection)}/${id}`);
  const log = database()
    .collection(logPath(companyId, collection, id))
    .orderBy("created_at");
  await database().runTransaction(async (transaction) => {
    const [snapshot, { docs }] = await Promise.all([transaction.get(ref), transaction.get(log)]);
    const data = snapshot.data();
    if (!data) return;
    const entries = docs.map((entry) => ({
      ...storedLogEntry.parse(entry.data()),
      id: entry.id,
    }));
    transaction.update(ref, {
      ...progressFields[collection]({ ref, data }, entries),
      log_text: orNone(logText(entries) || undefined),
    });
  });
}
