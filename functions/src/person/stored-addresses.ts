import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { allDocuments } from "../all-documents.ts";
import { emailKeysPath } from "../contract/collections.ts";
import { normalizeEmail } from "../contract/email-address.ts";
import type { DataLocation } from "./data-locations.ts";

/** Many people may look at once on one machine (newsletter-choice.ts), and more would not fit into its memory. */
const addressesAtOnce = 1000;

/** Whether everything stored can be found by its `email_key`. */
export async function haveKeys(store: Firestore): Promise<boolean> {
  return (await store.doc(emailKeysPath).get()).exists;
}

/** The address that a document belongs to, normalized for comparing. */
export function addressIn(
  document: DocumentSnapshot,
  { address }: DataLocation,
): string | undefined {
  const stored: unknown = address === undefined ? document.id : document.get(address);
  return typeof stored === "string" ? normalizeEmail(stored) : undefined;
}

/** All documents of a location in all companies, also in one that has no members now. It reads only the addresses. */
export function allAddresses(
  store: Firestore,
  name: string,
  { address }: DataLocation,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const fields = address === undefined ? [] : [address, "email_key"];
  return allDocuments(store.collectionGroup(name).select(...fields), addressesAtOnce);
}

/** The documents of a place whose `email_key`, or ID, is this address. */
export async function documentsOf(
  store: Firestore,
  name: string,
  { address }: DataLocation,
  email: string,
): Promise<DocumentSnapshot[]> {
  if (address !== undefined) {
    return (await store.collectionGroup(name).where("email_key", "==", email).get()).docs;
  }
  // No ID has a slash, but an address may.
  return email.includes("/") ? [] : [await store.collection(name).doc(email).get()];
}
