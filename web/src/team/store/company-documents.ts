import {
  type CollectionReference,
  collection,
  disableNetwork,
  enableNetwork,
  endAt,
  type Firestore,
  getCountFromServer,
  getDocFromCache,
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
import { type CompanyCollection, companyPath, logPath } from "#contract/collections";
import { limits } from "#contract/limits";
import { errorCode, isRefused } from "./error-code.ts";

/** An order by a field. The smallest value comes first, or with `last` the largest. */
interface Order {
  by: string;
  upTo?: string;
  last?: boolean;
  /** Documents with the same value come newest first. */
  thenNewest?: boolean;
}

/** Some documents of a collection. Exported files and the device's own notes use the name. */
export interface Selection {
  name: string;
  only?: { field: string; equals: string | readonly string[] };
  /** Without it, the newest document comes first. */
  order?: Order;
}

export interface DocumentSource {
  companyId: string;
  collection: CompanyCollection;
  /** The ID of a record in the collection. The source is then the record's log. */
  logOf?: string | undefined;
  /** Without a selection, the source has all documents, newest first. */
  selection?: Selection | undefined;
}

/** Other modules only pass a cursor on. */
export type Cursor = QueryDocumentSnapshot;

export interface TeamDocument {
  id: string;
  /** Read this with the contract's tolerant schema. */
  data: unknown;
  /** The server hasn't confirmed it yet. */
  pending: boolean;
  cursor: Cursor;
}

export interface DocumentSnapshot {
  /** The documents are in the order of the selection. An unchanged document is the same object as before. */
  documents: readonly TeamDocument[];
  fromCache: boolean;
}

/** `failed` means anything that the SDK does not retry by itself. */
export type ReadError = "denied" | "failed";

/** Only the files beside this one may use it. */
export function documentsOf(store: Firestore, source: DocumentSource): CollectionReference {
  const { companyId, logOf } = source;
  const path =
    logOf === undefined
      ? companyPath(companyId, source.collection)
      : logPath(companyId, source.collection, logOf);
  return collection(store, path);
}

function* inOrder({ only, order }: Omit<Selection, "name">): Generator<QueryConstraint> {
  if (only) {
    const { field, equals } = only;
    yield typeof equals === "string" ? where(field, "==", equals) : where(field, "in", equals);
  }
  if (order?.upTo !== undefined) yield where(order.by, "<=", order.upTo);
  if (order) yield orderBy(order.by, order.last ? "desc" : "asc");
  if (!order || order.thenNewest) yield orderBy("created_at", "desc");
}

function selected(store: Firestore, source: DocumentSource, rest: QueryConstraint[]): Query {
  return query(documentsOf(store, source), ...inOrder(source.selection ?? {}), ...rest);
}

/** Only the files beside this one may use it. */
export function teamDocument(snapshot: QueryDocumentSnapshot): TeamDocument {
  return {
    id: snapshot.id,
    // A new document has no server time yet. Until then, it has the device's time.
    data: snapshot.data({ serverTimestamps: "estimate" }),
    pending: snapshot.metadata.hasPendingWrites,
    cursor: snapshot,
  };
}

/** When a document has waited this long to be sent, we check whether it still waits in this device's own copy. */
const patienceMs = 3000;

/** Says whether a document that a listener called pending is already stored, or gone, in this device's own copy. */
async function isOutdated(documents: readonly TeamDocument[]): Promise<boolean> {
  const waiting = documents.filter(({ pending }) => pending);
  const saved = await Promise.all(
    waiting.map(({ cursor }) => getDocFromCache(cursor.ref).catch(() => undefined)),
  );
  return saved.some((snapshot) => !snapshot?.metadata.hasPendingWrites);
}

/** Firestore leaves out a document without the field that the query is ordered by. */
export function watchDocuments(
  store: Firestore,
  source: DocumentSource,
  { after, upTo }: { after?: Cursor | undefined; upTo?: Cursor | undefined },
  most: number,
  observer: { next(snapshot: DocumentSnapshot): void; error(error: ReadError): void },
): () => void {
  const range = [...(after ? [startAfter(after)] : []), ...(upTo ? [endAt(upTo)] : [])];
  let later = 0;
  let stop = listen();
  function listen(): () => void {
    const byId = new Map<string, TeamDocument>();
    return onSnapshot(
      selected(store, source, [...range, limit(most)]),
      { includeMetadataChanges: true },
      (snapshot) => {
        for (const change of snapshot.docChanges({ includeMetadataChanges: true })) {
          if (change.type === "removed") byId.delete(change.doc.id);
          else byId.set(change.doc.id, teamDocument(change.doc));
        }
        const documents = snapshot.docs
          .map(({ id }) => byId.get(id))
          .filter((document) => document !== undefined);
        const { fromCache } = snapshot.metadata;
        observer.next({ documents, fromCache });
        clearTimeout(later);
        later = 0;
        if (!fromCache && documents.some(({ pending }) => pending)) checkLater(documents);
      },
      (error) => {
        console.error(`A list cannot be read: ${errorCode(error)}`);
        observer.error(isRefused(error) ? "denied" : "failed");
      },
    );
  }
  // A tab that was opened after a write doesn't always hear from Firestore how the write ended. It listens again.
  function checkLater(documents: readonly TeamDocument[]): void {
    later = window.setTimeout(async () => {
      const timer = later;
      const isOld = await isOutdated(documents);
      if (timer !== later) return;
      if (!isOld) return checkLater(documents);
      stop();
      stop = listen();
    }, patienceMs);
  }
  return () => {
    clearTimeout(later);
    later = 0;
    stop();
  };
}

/** Counts up to `limits.listMax`, because the rules refuse to count further. It costs one read. */
export async function countDocuments(store: Firestore, source: DocumentSource): Promise<number> {
  const counted = await getCountFromServer(selected(store, source, [limit(limits.listMax)]));
  return counted.data().count;
}

/** @throws FirestoreError, also without a network: an incomplete export would be taken for a complete one. */
export async function* readAllDocuments(
  store: Firestore,
  source: DocumentSource,
): AsyncGenerator<TeamDocument[]> {
  let after: QueryDocumentSnapshot | undefined;
  do {
    const range = after ? [startAfter(after)] : [];
    const { docs } = await getDocsFromServer(
      selected(store, source, [...range, limit(limits.listMax)]),
    );
    yield docs.map(teamDocument);
    after = docs.length === limits.listMax ? docs.at(-1) : undefined;
  } while (after);
}

/** Returns the documents in alphabetical order. */
export async function documentsStartingWith(
  store: Firestore,
  source: DocumentSource,
  field: string,
  start: string,
  most: number,
): Promise<TeamDocument[]> {
  // U+F8FF comes after every letter, so it is the usual end of a search by prefix.
  const range = [orderBy(field), startAt(start), endAt(`${start}\uf8ff`), limit(most)];
  const { docs } = await getDocsFromServer(query(documentsOf(store, source), ...range));
  return docs.map(teamDocument);
}

/** Reconnects at once instead of after the SDK's growing pause. */
export async function reconnect(store: Firestore): Promise<void> {
  await disableNetwork(store);
  await enableNetwork(store);
}
