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

interface Addition {
  id: string;
  /** Without a network it can take days; rejected if the server refuses. */
  confirmed: Promise<void>;
}

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

/** After a broken connection the SDK sends it again, and the rules refuse that as a change. So ask the server first. */
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

/**
 * At once on this device, and on the server when it can be reached. Under an id that is there already, it counts as
 * stored and changes nothing.
 */
export function addDocument(
  store: Firestore,
  source: DocumentSource,
  data: Readonly<Record<string, unknown>>,
  id?: string,
): Addition {
  const place = documentsOf(store, source);
  const reference = id === undefined ? doc(place) : doc(place, id);
  return { id: reference.id, confirmed: confirmedWrite(reference, data) };
}

/** What the server says, which is asked until it answers. */
export function isStored(store: Firestore, source: DocumentSource, id: string): Promise<boolean> {
  return isOnServer(doc(documentsOf(store, source), id));
}

/** Undefined while that cannot be told. */
export async function hasDocument(
  store: Firestore,
  source: DocumentSource,
  id: string,
): Promise<boolean | undefined> {
  const snapshot = await getDoc(doc(documentsOf(store, source), id));
  const { fromCache, hasPendingWrites } = snapshot.metadata;
  return fromCache || hasPendingWrites ? undefined : snapshot.exists();
}
