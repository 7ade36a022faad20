import type { DocumentData, Firestore } from "firebase-admin/firestore";
import { collections } from "#contract/collections";
import { allDocuments } from "../../../functions/src/all-documents.ts";
import { collectionOf, importTables, type TableLocation } from "./stored-tables.ts";

interface StoredDocument {
  /** Its path below `collectionOf` of the table. */
  id: string;
  fields: DocumentData;
}

/** Yields the entries of one company. It reads all of them, because no query finds those of one company. */
async function* logEntries(
  store: Firestore,
  location: TableLocation,
  one: string,
): AsyncGenerator<StoredDocument[]> {
  const records = collectionOf(store, location).path;
  for await (const documents of allDocuments(store.collectionGroup(collections.log))) {
    yield documents.flatMap((entry) => {
      const record = entry.ref.parent.parent;
      if (record?.parent.path !== records) return [];
      const fields = { ...entry.data(), [`${one}_id`]: record.id };
      return { id: entry.ref.path.slice(records.length + 1), fields };
    });
  }
}

/** Yields all documents of a table, in batches. */
export async function* storedDocuments(
  store: Firestore,
  location: TableLocation,
): AsyncGenerator<StoredDocument[]> {
  const { logOf } = importTables[location.name];
  if (logOf) return yield* logEntries(store, location, logOf);
  for await (const documents of allDocuments(collectionOf(store, location))) {
    yield documents.map((document) => ({ id: document.id, fields: document.data() }));
  }
}
