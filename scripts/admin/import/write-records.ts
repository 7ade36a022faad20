import { isDeepStrictEqual } from "node:util";
import {
  type CollectionReference,
  type DocumentData,
  type DocumentSnapshot,
  Timestamp,
} from "firebase-admin/firestore";
import type { ImportedRecord } from "./read-record.ts";

export interface WriteCounts {
  added: number;
  changed: number;
  same: number;
}

export interface WriteOptions {
  place: CollectionReference;
  /** Stored fields the file has columns for: only those are changed in a document that is there. */
  columns: ReadonlySet<string>;
  /** For documents whose time of creation the file does not say. */
  now: Date;
  dryRun: boolean;
}

function isSameTime(stored: unknown, time: Timestamp): boolean {
  // The store keeps microseconds, a file milliseconds.
  return stored instanceof Timestamp && stored.toMillis() === time.toMillis();
}

/** What the document shall be after the import. */
function merged(
  present: DocumentSnapshot,
  { fields, createdAt }: ImportedRecord,
  { columns, now }: WriteOptions,
): DocumentData {
  const before = present.data();
  const time = createdAt && Timestamp.fromDate(createdAt);
  if (!before) return { ...fields, created_at: time ?? Timestamp.fromDate(now) };
  const kept = Object.entries(before).filter(([name]) => !columns.has(name));
  const given = Object.entries(fields).filter(([name]) => columns.has(name));
  const created_at = !time || isSameTime(before.created_at, time) ? before.created_at : time;
  return {
    ...Object.fromEntries([...kept, ...given]),
    created_at: created_at ?? Timestamp.fromDate(now),
  };
}

/** Writes records under their ids, and only what is new or different. */
export async function writeRecords(
  records: readonly ImportedRecord[],
  options: WriteOptions,
): Promise<WriteCounts> {
  const counts: WriteCounts = { added: 0, changed: 0, same: 0 };
  if (records.length === 0) return counts;
  const { place, dryRun } = options;
  const { firestore: store } = place;
  const present = await store.getAll(...records.map(({ id }) => place.doc(id)));
  const batch = store.batch();
  for (const [index, record] of records.entries()) {
    const before = present[index];
    if (!before) throw new Error("The store answered with fewer documents than were asked for");
    const after = merged(before, record, options);
    if (isDeepStrictEqual(before.data(), after)) {
      counts.same += 1;
      continue;
    }
    counts[before.exists ? "changed" : "added"] += 1;
    batch.set(before.ref, after);
  }
  if (!dryRun) await batch.commit();
  return counts;
}
