import type { DocumentReference, Firestore, Timestamp } from "firebase-admin/firestore";
import { emailKeysPath } from "#contract/collections";
import { counted } from "#contract/counted";
import { places } from "../../../functions/src/person/places.ts";
import {
  addressIn,
  allAddresses,
  documentsOf,
} from "../../../functions/src/person/stored-addresses.ts";

interface WithoutKey {
  ref: DocumentReference;
  updateTime: Timestamp;
  email_key: string;
}

/** What is stored with an address, and without the `email_key` that belongs to it. */
export async function findWithoutKey(
  store: Firestore,
  note: (text: string) => void,
): Promise<WithoutKey[]> {
  const found: WithoutKey[] = [];
  let read = 0;
  for (const [name, place] of Object.entries(places)) {
    if (typeof place === "string" || place.address === undefined) continue;
    for await (const documents of allAddresses(store, name, place)) {
      for (const document of documents) {
        const email_key = addressIn(document, place);
        if (email_key === undefined || document.get("email_key") === email_key) continue;
        found.push({ ref: document.ref, updateTime: document.updateTime, email_key });
      }
      read += documents.length;
      note(counted(read, "document"));
    }
  }
  return found;
}

/** @returns how many were changed or deleted meanwhile, and are left as they are. */
export async function writeKeys(
  store: Firestore,
  all: readonly WithoutKey[],
  note: (text: string) => void,
): Promise<number> {
  const writer = store.bulkWriter();
  let done = 0;
  let left = 0;
  for (const { ref, updateTime, email_key } of all) {
    writer
      .update(ref, { email_key }, { lastUpdateTime: updateTime })
      .catch(() => {
        left += 1;
      })
      .finally(() => {
        done += 1;
        note(`${done.toLocaleString("en-US")} of ${all.length.toLocaleString("en-US")}`);
      });
  }
  await writer.close();
  return left;
}

/** From now on, `findPerson` asks for the keys alone. Fails here, and not there, while Firestore still builds their index. */
export async function noteAllKeys(store: Firestore): Promise<void> {
  for (const [name, place] of Object.entries(places)) {
    if (typeof place !== "string") await documentsOf(store, name, place, "nobody@nowhere.example");
  }
  await store.doc(emailKeysPath).set({ complete_at: new Date() });
}
