import {
  type DocumentReference,
  doc,
  type Firestore,
  getDoc,
  getDocFromServer,
  serverTimestamp,
  setDoc,
} from "firebase/firestore";
import { withDerivedFields } from "#contract/derived-fields";
import { type DocumentSource, documentsOf } from "./company-documents.ts";
import { isRefused } from "./error-code.ts";

/** Asks until the server answers. */
async function isOnServer(reference: DocumentReference): Promise<boolean> {
  for (let pause = 1000; ; pause = Math.min(2 * pause, 60_000)) {
    try {
      return (await getDocFromServer(reference)).exists();
    } catch (error) {
      if (isRefused(error)) return false;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/** After a broken connection, the SDK sends the write again, and the rules refuse that: the server is asked first. */
async function confirmedWrite(
  reference: DocumentReference,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const fields = withDerivedFields(reference.parent.id, data);
  try {
    await setDoc(reference, { ...fields, created_at: serverTimestamp() });
  } catch (error) {
    if (!isRefused(error) || !(await isOnServer(reference))) throw error;
  }
}

/** Adds it at once on this device, and on the server when it can be reached. An existing id counts as stored. */
export function addDocument(
  store: Firestore,
  source: DocumentSource,
  data: Readonly<Record<string, unknown>>,
  id?: string,
) {
  const collectionRef = documentsOf(store, source);
  const reference = id === undefined ? doc(collectionRef) : doc(collectionRef, id);
  // Without a network the write can take days. It rejects if the server refuses.
  return { id: reference.id, confirmed: confirmedWrite(reference, data) };
}

/** Says whether the server has the document, and asks until it answers. */
export function isStored(store: Firestore, source: DocumentSource, id: string): Promise<boolean> {
  return isOnServer(doc(documentsOf(store, source), id));
}

/** Resolves to undefined while the answer isn't known. */
export async function hasDocument(
  store: Firestore,
  source: DocumentSource,
  id: string,
): Promise<boolean | undefined> {
  const snapshot = await getDoc(doc(documentsOf(store, source), id));
  const { fromCache, hasPendingWrites } = snapshot.metadata;
  return fromCache || hasPendingWrites ? undefined : snapshot.exists();
}
