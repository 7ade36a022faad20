import { doc, type Firestore, onSnapshot } from "firebase/firestore";
import { type DocumentSource, documentsOf, type ReadError } from "./company-documents.ts";
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
