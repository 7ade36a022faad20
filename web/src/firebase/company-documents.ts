import {
  type CollectionReference,
  collection,
  type DocumentReference,
  disableNetwork,
  doc,
  enableNetwork,
  endAt,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  startAt,
  where,
} from "firebase/firestore";
import { type CompanyCollection, companyPath } from "#contract/collections";
import { limits } from "#contract/limits";
import { errorCode, isRefused } from "./error-code.ts";

/** Which documents of a company a list is of. */
export interface DocumentSource {
  companyId: string;
  collection: CompanyCollection;
  /** Only those with this status. */
  status?: string | undefined;
}

/** A place in the order of a list. Only this module looks into it. */
export type Cursor = QueryDocumentSnapshot;

export interface TeamDocument {
  id: string;
  /** As stored: to be read with the contract's tolerant schema. */
  data: unknown;
  /** Written on this device and not confirmed by the server yet. */
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
  /** The server has not confirmed (yet) that this is all there is. */
  fromCache: boolean;
}

/** `denied`: the rules say no. `failed`: anything else that the SDK does not try again by itself. */
export type ReadFailure = "denied" | "failed";

function documentsOf(store: Firestore, { companyId, collection: name }: DocumentSource) {
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

/**
 * Listens to a part of a list, newest `created_at` first. A document that was just written here has no
 * server time and stands at the top. One without any `created_at` is in no list: Firestore leaves it out
 * of a query ordered by that field.
 * @param most how many documents at most; the rules refuse more than `limits.listMax`.
 */
export function watchDocuments(
  store: Firestore,
  source: DocumentSource,
  { after, upTo }: DocumentRange,
  most: number,
  observer: { next(snapshot: DocumentSnapshot): void; error(failure: ReadFailure): void },
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
      const documents = snapshot.docs.map(({ id }) => known.get(id)).filter((one) => !!one);
      observer.next({ documents, fromCache: snapshot.metadata.fromCache });
    },
    (error) => {
      console.error(`A list cannot be read: ${errorCode(error)}`);
      observer.error(isRefused(error) ? "denied" : "failed");
    },
  );
}

/**
 * How many documents there are, counted up to `limits.listMax` (the rules refuse to count further).
 * Costs one read.
 */
export async function countDocuments(store: Firestore, source: DocumentSource): Promise<number> {
  const counted = await getCountFromServer(newestFirst(store, source, [limit(limits.listMax)]));
  return counted.data().count;
}

/**
 * All documents, newest first, as many at a time as the rules allow.
 * @throws FirestoreError, also without a network: an export must not be half of a copy.
 */
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

/** The first documents whose text `field` begins with `start`, in alphabetical order. */
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

export interface Addition {
  id: string;
  /** Fulfilled once the server has it, which without a network can take days; rejected if it refuses. */
  confirmed: Promise<void>;
}

/** Whether the server has a document; asks until it answers. */
async function isStored(reference: DocumentReference): Promise<boolean> {
  for (let pause = 1000; ; pause = Math.min(2 * pause, 60_000)) {
    try {
      return (await getDocFromServer(reference)).exists();
    } catch (error) {
      if (isRefused(error)) return false;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/**
 * A connection that breaks between the server's work and its answer makes the SDK send a new document a
 * second time; that counts as a change, which the rules refuse. So a refusal means nothing before the
 * server was asked.
 */
async function confirmedWrite(
  reference: DocumentReference,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  try {
    await setDoc(reference, { ...data, created_at: serverTimestamp() });
  } catch (error) {
    if (!isRefused(error) || !(await isStored(reference))) throw error;
  }
}

/** Adds a document, at once on this device and on the server when it can be reached. */
export function addDocument(
  store: Firestore,
  source: DocumentSource,
  data: Readonly<Record<string, unknown>>,
): Addition {
  const reference = doc(documentsOf(store, source));
  return { id: reference.id, confirmed: confirmedWrite(reference, data) };
}

/** Whether the server has this document; undefined while that cannot be told. */
export async function hasDocument(
  store: Firestore,
  source: DocumentSource,
  id: string,
): Promise<boolean | undefined> {
  const found = await getDoc(doc(documentsOf(store, source), id));
  const { fromCache, hasPendingWrites } = found.metadata;
  return fromCache || hasPendingWrites ? undefined : found.exists();
}

/** Tries at once to reach the server, instead of when the SDK's growing pause is over. */
export async function reconnect(store: Firestore): Promise<void> {
  await disableNetwork(store);
  await enableNetwork(store);
}
