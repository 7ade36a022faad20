import { doc, type Firestore, onSnapshot } from "firebase/firestore";
import { type DocumentSource, documentsOf, type ReadError } from "./company-documents.ts";
import { errorCode, isRefused } from "./error-code.ts";

interface WatchedDocument {
  /** To be read with the contract's tolerant schema. Undefined where there is none, or none on this device. */
  data: unknown;
  /** Not confirmed by the server yet. */
  pending: boolean;
  fromCache: boolean;
}

/** Follows one document, without a network in the copy on this device. @returns what ends it. */
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
      // A new document has no server time yet; until it has, the device's clock stands in.
      observer.next({ data: snapshot.data({ serverTimestamps: "estimate" }), pending, fromCache });
    },
    (error) => {
      console.error(`A document cannot be read: ${errorCode(error)}`);
      observer.error(isRefused(error) ? "denied" : "failed");
    },
  );
}
