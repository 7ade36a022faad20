import { doc, type Firestore, getDocFromCache } from "firebase/firestore";
import {
  type DocumentSource,
  documentsOf,
  type TeamDocument,
  teamDocument,
} from "./company-documents.ts";

/**
 * As it is on this device; undefined where it isn't. Reads only the device's copy: a second listener for a document that
 * a list listens for, too, can make Firestore's emulator leave it out of the list.
 */
export async function savedDocument(
  store: Firestore,
  source: DocumentSource,
  id: string,
): Promise<TeamDocument | undefined> {
  // Rejected where the device has no such document.
  const snapshot = await getDocFromCache(doc(documentsOf(store, source), id)).catch(
    () => undefined,
  );
  return snapshot?.exists() ? teamDocument(snapshot) : undefined;
}
