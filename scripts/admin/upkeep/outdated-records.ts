import {
  type DocumentReference,
  type Firestore,
  GrpcStatus,
  type QueryDocumentSnapshot,
  type Timestamp,
} from "firebase-admin/firestore";
import { emailKeysPath, loggedCollections } from "#contract/collections";
import { counted } from "#contract/counted";
import { derivedFields } from "#contract/derived-fields";
import { allDocuments } from "../../../functions/src/all-documents.ts";
import { dataLocations } from "../../../functions/src/person/data-locations.ts";
import {
  addressIn,
  allAddresses,
  documentsOf,
} from "../../../functions/src/person/stored-addresses.ts";

type Fields = Readonly<Record<string, string>>;

interface OutdatedRecord {
  ref: DocumentReference;
  updateTime: Timestamp;
  fields: Fields;
}

interface RecordKind {
  pages: AsyncIterable<QueryDocumentSnapshot[]>;
  /** Returns the fields that `withDerivedFields` of the contract adds to the record. */
  derived(record: QueryDocumentSnapshot): Fields;
}

function kindsOfRecords(store: Firestore): RecordKind[] {
  const withAddress = Object.entries(dataLocations).flatMap(([name, location]): RecordKind[] => {
    if (typeof location === "string" || location.address === undefined) return [];
    if (loggedCollections.some((collection) => collection === name)) return [];
    const derived = (record: QueryDocumentSnapshot): Fields => {
      const email_key = addressIn(record, location);
      return email_key === undefined ? {} : { email_key };
    };
    return [{ pages: allAddresses(store, name, location), derived }];
  });
  const ofCompanies = loggedCollections.map((name): RecordKind => {
    return {
      pages: allDocuments(store.collectionGroup(name)),
      derived: (record) => derivedFields(name, record.data()),
    };
  });
  return [...withAddress, ...ofCompanies];
}

/** Finds the records that lack the fields by which Firestore finds and orders them, or have wrong ones. */
export async function findOutdated(
  store: Firestore,
  note: (text: string) => void,
): Promise<OutdatedRecord[]> {
  const found: OutdatedRecord[] = [];
  let read = 0;
  for (const { pages, derived } of kindsOfRecords(store)) {
    for await (const records of pages) {
      for (const record of records) {
        const fields = derived(record);
        if (Object.entries(fields).every(([name, value]) => record.get(name) === value)) continue;
        found.push({ ref: record.ref, updateTime: record.updateTime, fields });
      }
      read += records.length;
      note(counted(read, "document"));
    }
  }
  return found;
}

/** Whether a write failed because its record was changed or deleted after it was read. */
export function hasChanged(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === GrpcStatus.FAILED_PRECONDITION || code === GrpcStatus.NOT_FOUND;
}

/** @returns how many were changed or deleted in the meantime; these stay as they are. */
export async function writeFields(
  store: Firestore,
  all: readonly OutdatedRecord[],
  note: (text: string) => void,
): Promise<number> {
  const writer = store.bulkWriter();
  let done = 0;
  let left = 0;
  let failure: unknown;
  for (const { ref, updateTime, fields } of all) {
    writer
      .update(ref, fields, { lastUpdateTime: updateTime })
      .catch((error: unknown) => {
        if (hasChanged(error)) left += 1;
        else failure = error;
      })
      .finally(() => {
        done += 1;
        note(`${done.toLocaleString("en-US")} of ${all.length.toLocaleString("en-US")}`);
      });
  }
  await writer.close();
  if (failure) throw failure;
  return left;
}

/**
 * Lets `findPerson` ask for the keys alone from now on. While Firestore still builds their index, this fails here, not
 * there.
 */
export async function noteAllKeys(store: Firestore): Promise<void> {
  for (const [name, location] of Object.entries(dataLocations)) {
    if (typeof location !== "string")
      await documentsOf(store, name, location, "nobody@nowhere.example");
  }
  await store.doc(emailKeysPath).set({ complete_at: new Date() });
}
