import { getApps, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";

let current: Firestore | undefined;

/*
 * The library waits longer and longer before it connects again, in the end two minutes. Forms are
 * refused as long, so ours tries again soon: a second after a short failure, and at least every five.
 */
const soonConnectedAgain = {
  "grpc.initial_reconnect_backoff_ms": 300,
  "grpc.max_reconnect_backoff_ms": 5000,
};

function connected(): Firestore {
  // The triggers' library makes an app of its own beside ours.
  const app = getApps().find((each) => each.name === "[DEFAULT]") ?? initializeApp();
  const store = getFirestore(app);
  store.settings(soonConnectedAgain);
  return store;
}

/** The Firestore of this process. */
export function database(): Firestore {
  current ??= connected();
  return current;
}
