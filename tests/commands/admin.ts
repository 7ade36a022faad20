import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";

const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? "" }, "command-tests");

/** The emulators' database, with all rights. */
export const store = getFirestore(app);
export const auth = getAuth(app);

/** Returns another database of the same project. */
export const databaseNamed = (name: string) => getFirestore(app, name);

/** Returns the stored fields, or undefined when there is no such document. */
export async function stored(path: string) {
  return (await store.doc(path).get()).data();
}
