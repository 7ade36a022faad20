import { getApps, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";

let current: Firestore | undefined;

/* The library would wait up to two minutes before it reconnects, and forms would be refused until then. */
const soonConnectedAgain = {
  "grpc.initial_reconnect_backoff_ms": 300,
  "grpc.max_reconnect_backoff_ms": 5000,
};

function connected(): Firestore {
  // The triggers' library creates its own app next to ours.
  const app = getApps().find((each) => each.name === "[DEFAULT]") ?? initializeApp();
  const store = getFirestore(app);
  store.settings(soonConnectedAgain);
  return store;
}

export function database(): Firestore {
  current ??= connected();
  return current;
}

/** An error's code, without the error's text, which may quote the data being written. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : "unknown";
}
