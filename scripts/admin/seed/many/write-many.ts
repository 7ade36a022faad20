import type { Firestore } from "firebase-admin/firestore";
import { type CompanyCollection, companyPath } from "#contract/collections";
import { manyRecord } from "./many-records.ts";

/** A fixed day, so that a second run writes the same. */
const newest = new Date("2026-06-01T12:00:00Z");

/** The most a batch takes. */
const recordsInBatch = 500;

/** While the emulator works on some, the next are made; measured a third faster than the bulk writer. */
const batchesAtOnce = 4;

interface ManyJob {
  companyId: string;
  collection: CompanyCollection;
  count: number;
}

/** Writes so many records under fixed ids. `note` is told how far it is. */
export async function writeMany(
  store: Firestore,
  { companyId, collection, count }: ManyJob,
  note: (text: string) => void,
): Promise<void> {
  const place = store.collection(companyPath(companyId, collection));
  let begun = 0;
  let written = 0;
  const work = async () => {
    while (begun < count) {
      const batch = store.batch();
      const size = Math.min(recordsInBatch, count - begun);
      for (let index = 1; index <= size; index += 1) {
        const { id, data } = manyRecord(collection, begun + index, newest);
        batch.set(place.doc(id), data);
      }
      begun += size;
      await batch.commit();
      written += size;
      note(`${written.toLocaleString("en-US")} of ${count.toLocaleString("en-US")}`);
    }
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, work));
}
