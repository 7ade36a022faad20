import type { Firestore } from "firebase-admin/firestore";
import { type CompanyCollection, companyPath } from "#contract/collections";
import { manyRecord } from "./many-records.ts";

/** The day is fixed, so that a second run writes the same records. */
const newest = new Date("2026-06-01T12:00:00Z");

/** A batch takes no more than this. */
const recordsInBatch = 500;

/** While the emulator works on some batches, we make the next. That was a third faster than the bulk writer. */
const batchesAtOnce = 4;

interface ManyJob {
  companyId: string;
  collection: CompanyCollection;
  count: number;
}

/** Writes `count` records under fixed ids, and reports its progress to `note`. */
export async function writeMany(
  store: Firestore,
  { companyId, collection, count }: ManyJob,
  note: (text: string) => void,
): Promise<void> {
  const collectionRef = store.collection(companyPath(companyId, collection));
  let started = 0;
  let written = 0;
  const work = async () => {
    while (started < count) {
      const batch = store.batch();
      const size = Math.min(recordsInBatch, count - started);
      for (let index = 1; index <= size; index += 1) {
        const { id, data } = manyRecord(collection, started + index, newest);
        batch.set(collectionRef.doc(id), data);
      }
      started += size;
      await batch.commit();
      written += size;
      note(`${written.toLocaleString("en-US")} of ${count.toLocaleString("en-US")}`);
    }
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, work));
}
