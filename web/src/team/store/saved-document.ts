import { doc, type Firestore, getDocFromCache } from "firebase/firestore";
import {
  type DocumentSource,
  documentsOf,
  type TeamDocument,
  teamDocument,
} from "./company-documents.ts";

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
