import { FirebaseError } from "firebase/app";

/**
 * Such as `permission-denied` or `auth/invalid-credential`; "unknown" for anything else. All that may be logged of
 * an error: texts and paths can hold personal data.
 */
export function errorCode(error: unknown): string {
  // Not FirestoreError or AuthError: the SDK gives every error the prototype of FirebaseError itself,
  // so that `instanceof` of a subclass is never true.
  return error instanceof FirebaseError ? error.code : "unknown";
}

export function isRefused(error: unknown): boolean {
  return errorCode(error) === "permission-denied";
}
