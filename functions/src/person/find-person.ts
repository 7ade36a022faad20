import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import { chunk } from "../chunk.ts";
import { counted } from "../contract/counted.ts";
import { type DataLocation, type Deletion, dataLocations } from "./data-locations.ts";
import { addressIn, allAddresses, documentsOf, haveKeys } from "./stored-addresses.ts";

const documentsAtOnce = 500;

export interface PersonsDocument {
  document: DocumentSnapshot;
  deletion: Deletion;
}

/** Goes through the address of every document, and tells `note` how many it read. */
async function* searched(
  store: Firestore,
  name: string,
  location: DataLocation,
  email: string,
  note: (read: number) => void,
): AsyncGenerator<DocumentSnapshot[]> {
  for await (const documents of allAddresses(store, name, location)) {
    const own = documents.filter((document) => addressIn(document, location) === email);
    for (const part of chunk(own, documentsAtOnce)) {
      yield await store.getAll(...part.map(({ ref }) => ref));
    }
    note(documents.length);
  }
}

/**
 * Finds all documents about an address, in an order in which they can be deleted: a document that is found through
 * another one comes before it. Firestore can't ignore case, so each document also stores one spelling of its address.
 * If older documents may lack that, this reads all of them, and tells `note` how far it is.
 */
export async function findPerson(
  store: Firestore,
  email: string,
  note: (text: string) => void,
): Promise<PersonsDocument[]> {
  const found = new Map<string, PersonsDocument>();
  const isKeyed = await haveKeys(store);
  let read = 0;
  const noteRead = (more: number) => {
    read += more;
    note(counted(read, "document"));
  };
  for (const [name, location] of Object.entries(dataLocations)) {
    if (typeof location === "string") continue;
    const { byHash, belonging = async () => [], deletion } = location;
    const keep = (documents: DocumentSnapshot[]) => {
      for (const document of documents) {
        if (!document.exists || found.has(document.ref.path)) continue;
        found.set(document.ref.path, { document, deletion });
      }
    };
    const keepWithBelonging = async (document: DocumentSnapshot) =>
      keep([...(await belonging(document)), document]);
    if (byHash) keep(await byHash(store, email));
    const parts = isKeyed
      ? [await documentsOf(store, name, location, email)]
      : searched(store, name, location, email, noteRead);
    for await (const documents of parts) await Promise.all(documents.map(keepWithBelonging));
  }
  return [...found.values()];
}
