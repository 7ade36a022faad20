import { doc, type Firestore, getDocFromCache, onSnapshot } from "firebase/firestore";
import {
  type DocumentSource,
  documentsOf,
  type ReadError,
  type TeamDocument,
  teamDocument,
} from "./company-documents.ts";
import { errorCode, isRefused } from "./error-code.ts";

interface WatchedDocument {
  /** Read this with the contract's tolerant schema. It is undefined if there is no document, or none on this device. */
  data: unknown;
  /** The server hasn't confirmed it yet. */
  pending: boolean;
  fromCache: boolean;
}

/** Follows one document, or without a network its copy on this device. @returns what ends it. */
export function watchDocument(
  store: Firestore,
  source: DocumentSource,
  id: string,
  observer: { next(document: WatchedDocument): void; error(error: ReadError): void },
): () => void {
  return onSnapshot(
    doc(documentsOf(store, source), id),
    { includeMetadataChanges: true },
    (snapshot) => {
      const { hasPendingWrites: pending, fromCache } = snapshot.metadata;
      // A new document has no server time yet. Until then, it has the device's time.
      observer.next({ data: snapshot.data({ serverTimestamps: "estimate" }), pending, fromCache });
    },
    (error) => {
      console.error(`A document cannot be read: ${errorCode(error)}`);
      observer.error(isRefused(error) ? "denied" : "failed");
    },
  );
}

/** Follows what the functions report to a company's members, or without a network its copy; undefined if there is none. @returns what ends it. */
export function watchStatus(
  store: Firestore,
  path: string,
  show: (data: unknown) => void,
): () => void {
  return onSnapshot(
    doc(store, path),
    (snapshot) => show(snapshot.data()),
    (error) => console.error(`${path} cannot be read: ${errorCode(error)}`),
  );
}

/**
 * The document as it is on this device, or undefined if it isn't there. This reads only the device's copy: a second
 * listener for a document that a list also listens to can make Firestore's emulator leave it out of the list.
 */
export async function savedDocument(
  store: Firestore,
  source: DocumentSource,
  id: string,
): Promise<TeamDocument | undefined> {
  // This rejects if the device has no such document.
  const snapshot = await getDocFromCache(doc(documentsOf(store, source), id)).catch(
    () => undefined,
  );
  return snapshot?.exists() ? teamDocument(snapshot) : undefined;
}
