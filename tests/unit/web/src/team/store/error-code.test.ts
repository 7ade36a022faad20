import { FirebaseError } from "firebase/app";
import { Timestamp } from "firebase/firestore";
import { expect, test } from "vitest";
import { errorCode, isRefused } from "#web/src/team/store/error-code.ts";

/** Returns an error that Firestore's SDK itself throws. Its class cannot be constructed from outside. */
function firestoreError(): unknown {
  try {
    return new Timestamp(Number.MAX_SAFE_INTEGER, 0);
  } catch (error) {
    return error;
  }
}

test("reads the code of every Firebase error, whatever its class", () => {
  expect(errorCode(firestoreError())).toBe("invalid-argument");
  expect(errorCode(new FirebaseError("auth/user-disabled", "No"))).toBe("auth/user-disabled");
});

test("tells a refusal by the rules from other errors", () => {
  expect(isRefused(new FirebaseError("permission-denied", "No"))).toBe(true);
  expect(isRefused(firestoreError())).toBe(false);
});

test("finds no code in other errors", () => {
  for (const error of [new Error("No"), { code: "permission-denied" }, undefined]) {
    expect(errorCode(error)).toBe("unknown");
  }
});
