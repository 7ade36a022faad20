import type { Firestore } from "firebase-admin/firestore";
import { collections } from "../contract/collections.ts";

/**
 * Everybody who gets an issue. The query has a Date, because a script's store takes no timestamp of the functions' own
 * SDK.
 */
export function confirmedReaders(store: Firestore) {
  return store
    .collection(collections.subscribers)
    .where("wants_newsletter", "==", true)
    .where("confirmed_at", ">", new Date(0));
}
