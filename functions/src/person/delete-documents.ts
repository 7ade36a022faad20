import type { DocumentReference, Firestore } from "firebase-admin/firestore";
import { chunk } from "../chunk.ts";

/** The most documents that fit into one batch. */
const documentsInBatch = 500;

/** Deletes in order, one batch after the other, so that the next run finds the rest wherever this one stops. */
export async function deleteDocuments(
  store: Firestore,
  documents: readonly DocumentReference[],
  note: (text: string) => void = () => undefined,
): Promise<void> {
  let deleted = 0;
  for (const part of chunk(documents, documentsInBatch)) {
    const batch = store.batch();
    for (const document of part) batch.delete(document);
    await batch.commit();
    deleted += part.length;
    note(`${deleted.toLocaleString("en-US")} of ${documents.length.toLocaleString("en-US")}`);
  }
}
