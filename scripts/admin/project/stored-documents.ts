import type { DocumentData, Firestore } from "firebase-admin/firestore";
import { collections } from "#contract/collections";
import { allDocuments } from "../../../functions/src/all-documents.ts";
import { collectionOf, importTables, type TablePlace } from "./stored-tables.ts";

interface StoredDocument {
  /** Its path below `collectionOf` of the table. */
  id: string;
  fields: DocumentData;
}

/** Yields the entries of one company. It reads all of them, because no query finds those of one company. */
async function* logEntries(
  store: Firestore,
  place: TablePlace,
  one: string,
): AsyncGenerator<StoredDocument[]> {
  const records = collectionOf(store, place).path;
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
  place: TablePlace,
): AsyncGenerator<StoredDocument[]> {
  const { logOf } = importTables[place.name];
  if (logOf) return yield* logEntries(store, place, logOf);
  for await (const documents of allDocuments(collectionOf(store, place))) {
    yield documents.map((document) => ({ id: document.id, fields: document.data() }));
  }
}
