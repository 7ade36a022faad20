import {
  type DocumentReference,
  doc,
  type Firestore,
  getDoc,
  getDocFromServer,
  serverTimestamp,
  setDoc,
} from "firebase/firestore";
import { type DocumentSource, documentsOf } from "./company-documents.ts";
import { isRefused } from "./error-code.ts";

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
  const snapshot = await getDoc(doc(documentsOf(store, source), id));
  const { fromCache, hasPendingWrites } = snapshot.metadata;
  return fromCache || hasPendingWrites ? undefined : snapshot.exists();
}
