import { getApps, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";

let current: Firestore | undefined;

/* The library would wait up to two minutes before it connects again, and forms would be refused as long. */
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

export function database(): Firestore {
  current ??= connected();
  return current;
}

/** What went wrong, without the error's text, which may quote what was to be written. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : "unknown";
}
