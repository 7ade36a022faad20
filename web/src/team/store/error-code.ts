import { FirebaseError } from "firebase/app";

/** A code such as `permission-denied`. Nothing else of an error may be logged: it can hold personal data. */
export function errorCode(error: unknown): string {
  // FirestoreError would never match, because the SDK gives all errors the prototype of FirebaseError itself.
  return error instanceof FirebaseError ? error.code : "unknown";
}

export function isRefused(error: unknown): boolean {
  return errorCode(error) === "permission-denied";
}
