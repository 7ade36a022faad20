import {
  type CollectionReference,
  collection,
  disableNetwork,
  enableNetwork,
  endAt,
  type Firestore,
  getCountFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  startAt,
  where,
} from "firebase/firestore";
import { type CompanyCollection, companyPath } from "#contract/collections";
import { limits } from "#contract/limits";
import { errorCode, isRefused } from "./error-code.ts";

export interface DocumentSource {
  companyId: string;
  collection: CompanyCollection;
  status?: string | undefined;
}

/** Only this module looks into it. */
export type Cursor = QueryDocumentSnapshot;

export interface TeamDocument {
  id: string;
  /** To be read with the contract's tolerant schema. */
  data: unknown;
  /** Not confirmed by the server yet. */
  pending: boolean;
  cursor: Cursor;
}

export interface DocumentRange {
  after?: Cursor | undefined;
  upTo?: Cursor | undefined;
}

export interface DocumentSnapshot {
  /** Newest first. A document that did not change is the same object as before. */
  documents: readonly TeamDocument[];
  fromCache: boolean;
}

/** `failed`: anything that the SDK does not try again by itself. */
export type ReadError = "denied" | "failed";

/** Only for the files beside this one. */
export function documentsOf(store: Firestore, { companyId, collection: name }: DocumentSource) {
  return collection(store, companyPath(companyId, name));
}

function newestFirst(store: Firestore, source: DocumentSource, rest: QueryConstraint[]): Query {
  const own: CollectionReference = documentsOf(store, source);
  const filter = source.status === undefined ? [] : [where("status", "==", source.status)];
  return query(own, ...filter, orderBy("created_at", "desc"), ...rest);
}

function teamDocument(snapshot: QueryDocumentSnapshot): TeamDocument {
  return {
    id: snapshot.id,
    // A new document has no server time yet; until it has, the device's clock stands in.
    data: snapshot.data({ serverTimestamps: "estimate" }),
    pending: snapshot.metadata.hasPendingWrites,
    cursor: snapshot,
  };
}

/** Newest first. Firestore leaves out a document without `created_at`, because the query is ordered by it. */
export function watchDocuments(
  store: Firestore,
  source: DocumentSource,
  { after, upTo }: DocumentRange,
  most: number,
  observer: { next(snapshot: DocumentSnapshot): void; error(error: ReadError): void },
): () => void {
  const known = new Map<string, TeamDocument>();
  const range = [...(after ? [startAfter(after)] : []), ...(upTo ? [endAt(upTo)] : [])];
  return onSnapshot(
    newestFirst(store, source, [...range, limit(most)]),
    { includeMetadataChanges: true },
    (snapshot) => {
      for (const change of snapshot.docChanges({ includeMetadataChanges: true })) {
        if (change.type === "removed") known.delete(change.doc.id);
        else known.set(change.doc.id, teamDocument(change.doc));
      }
      const documents = snapshot.docs
        .map(({ id }) => known.get(id))
        .filter((document) => document !== undefined);
      observer.next({ documents, fromCache: snapshot.metadata.fromCache });
    },
    (error) => {
      console.error(`A list cannot be read: ${errorCode(error)}`);
      observer.error(isRefused(error) ? "denied" : "failed");
    },
  );
}

/** Up to `limits.listMax`: the rules refuse to count further. Costs one read. */
export async function countDocuments(store: Firestore, source: DocumentSource): Promise<number> {
  const counted = await getCountFromServer(newestFirst(store, source, [limit(limits.listMax)]));
  return counted.data().count;
}

/** Newest first. @throws FirestoreError, also without a network: an export must not be half of a copy. */
export async function* readAllDocuments(
  store: Firestore,
  source: DocumentSource,
): AsyncGenerator<TeamDocument[]> {
  let after: QueryDocumentSnapshot | undefined;
  do {
    const range = after ? [startAfter(after)] : [];
    const { docs } = await getDocsFromServer(
      newestFirst(store, source, [...range, limit(limits.listMax)]),
    );
    yield docs.map(teamDocument);
    after = docs.length === limits.listMax ? docs.at(-1) : undefined;
  } while (after);
}

/** In alphabetical order. */
export async function documentsStartingWith(
  store: Firestore,
  source: DocumentSource,
  field: string,
  start: string,
  most: number,
): Promise<TeamDocument[]> {
  // U+F8FF comes after every letter: the usual end of a search for a beginning.
  const range = [orderBy(field), startAt(start), endAt(`${start}\uf8ff`), limit(most)];
  const { docs } = await getDocsFromServer(query(documentsOf(store, source), ...range));
  return docs.map(teamDocument);
}

/** At once, instead of when the SDK's growing pause is over. */
export async function reconnect(store: Firestore): Promise<void> {
  await disableNetwork(store);
  await enableNetwork(store);
}
