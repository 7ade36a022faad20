import { FirebaseError } from "firebase/app";

/** Such as `permission-denied`. All that may be logged of an error: texts and paths can hold personal data. */
export function errorCode(error: unknown): string {
  // Not FirestoreError: the SDK gives all errors the prototype of FirebaseError itself, so that never matches.
  return error instanceof FirebaseError ? error.code : "unknown";
}

export function isRefused(error: unknown): boolean {
  return errorCode(error) === "permission-denied";
}
