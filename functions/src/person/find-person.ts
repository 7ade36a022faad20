import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import { allDocuments } from "../all-documents.ts";
import { counted } from "../contract/counted.ts";
import { normalizeEmail } from "../contract/email-address.ts";
import { partsOf } from "../parts-of.ts";
import { type Deletion, places } from "./places.ts";

/** Many may look at once on one machine (newsletter-choice.ts): more would not fit into its memory. */
const addressesAtOnce = 1000;
const documentsAtOnce = 500;

export interface PersonsDocument {
  document: DocumentSnapshot;
  deletion: Deletion;
}

/**
 * All documents about an address, in an order in which they can be deleted: what is found through another document
 * comes before it. Addresses are stored as they were typed, and Firestore can't compare without case. So this reads
 * the address of every document; `note` is told how far it is.
 */
export async function findPerson(
  store: Firestore,
  email: string,
  note: (text: string) => void,
): Promise<PersonsDocument[]> {
  const found = new Map<string, PersonsDocument>();
  let read = 0;
  for (const [name, place] of Object.entries(places)) {
    if (typeof place === "string") continue;
    const { address, byHash, belonging = async () => [], deletion } = place;
    const isOfPerson = (document: DocumentSnapshot) => {
      const stored: unknown = address === undefined ? document.id : document.get(address);
      return typeof stored === "string" && normalizeEmail(stored) === email;
    };
    const keep = (documents: DocumentSnapshot[]) => {
      for (const document of documents) {
        if (!document.exists || found.has(document.ref.path)) continue;
        found.set(document.ref.path, { document, deletion });
      }
    };
    const keepWithBelonging = async (document: DocumentSnapshot) =>
      keep([...(await belonging(document)), document]);
    if (byHash) keep(await byHash(store, email));
    // Of all companies, also of one that has no members any more.
    const addresses = store.collectionGroup(name).select(...(address ? [address] : []));
    for await (const documents of allDocuments(addresses, addressesAtOnce)) {
      const own = documents.filter(isOfPerson).map(({ ref }) => ref);
      for (const part of partsOf(own, documentsAtOnce)) {
        await Promise.all((await store.getAll(...part)).map(keepWithBelonging));
      }
      read += documents.length;
      note(counted(read, "document"));
    }
  }
  return [...found.values()];
}
