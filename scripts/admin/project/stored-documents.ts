import type { DocumentData, Firestore } from "firebase-admin/firestore";
import { collections } from "#contract/collections";
import { allDocuments } from "../../../functions/src/all-documents.ts";
import { collectionOf, type TablePlace } from "./stored-tables.ts";

interface StoredDocument {
  /** Its path below `collectionOf` of the table. */
  id: string;
  fields: DocumentData;
}

/** All entries, those of other companies left out: no query finds one company's. */
async function* logEntries(store: Firestore, place: TablePlace): AsyncGenerator<StoredDocument[]> {
  const leads = collectionOf(store, place).path;
  for await (const documents of allDocuments(store.collectionGroup(collections.log))) {
    yield documents.flatMap((entry) => {
      const lead = entry.ref.parent.parent;
      if (lead?.parent.path !== leads) return [];
      const fields = { ...entry.data(), lead_id: lead.id };
      return { id: entry.ref.path.slice(leads.length + 1), fields };
    });
  }
}

/** All documents of a table, some at a time. */
export async function* storedDocuments(
  store: Firestore,
  place: TablePlace,
): AsyncGenerator<StoredDocument[]> {
  if (place.name === "log") return yield* logEntries(store, place);
  for await (const documents of allDocuments(collectionOf(store, place))) {
    yield documents.map((document) => ({ id: document.id, fields: document.data() }));
  }
}
