import { doc, type Firestore, getDocFromCache, waitForPendingWrites } from "firebase/firestore";
import { type DocumentSource, documentsOf } from "./company-documents.ts";

export interface OwnWrite {
  /** To be read with the contract's tolerant schema. */
  data: unknown;
  /** Not confirmed by the server yet. */
  pending: boolean;
}

/**
 * What this device has written, at once and again when the server has taken it; undefined when it refused. Reads only
 * the device's copy: a second listener for a document that a list listens for, too, can make Firestore's emulator
 * leave it out of the list.
 */
export async function followWrite(
  store: Firestore,
  source: DocumentSource,
  id: string,
  tell: (write: OwnWrite | undefined) => void,
): Promise<void> {
  const read = async () => {
    // Rejected where the device has no such document.
    const snapshot = await getDocFromCache(doc(documentsOf(store, source), id)).catch(
      () => undefined,
    );
    const data: unknown = snapshot?.data({ serverTimestamps: "estimate" });
    const pending = snapshot?.metadata.hasPendingWrites ?? false;
    tell(data === undefined ? undefined : { data, pending });
    return pending;
  };
  if (!(await read())) return;
  await waitForPendingWrites(store);
  await read();
}
