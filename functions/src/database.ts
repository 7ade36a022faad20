import { getApps, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";

/** The Firestore of this process. The triggers' library makes an app of its own beside ours. */
export function database(): Firestore {
  const app = getApps().find((each) => each.name === "[DEFAULT]") ?? initializeApp();
  return getFirestore(app);
}
