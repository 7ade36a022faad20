import { FirebaseError } from "firebase/app";
import { Timestamp } from "firebase/firestore";
import { expect, test } from "vitest";
import { errorCode, isRefused } from "#web/src/team/store/error-code.ts";

/** An error that Firestore's SDK itself throws: its class cannot be constructed from outside. */
function firestoreError(): unknown {
  try {
    return new Timestamp(Number.MAX_SAFE_INTEGER, 0);
  } catch (error) {
    return error;
  }
}

test("the code of every Firebase error is read, whatever class made it", () => {
  expect(errorCode(firestoreError())).toBe("invalid-argument");
  expect(errorCode(new FirebaseError("auth/user-disabled", "No"))).toBe("auth/user-disabled");
});

test("a refusal by the rules is told from other errors", () => {
  expect(isRefused(new FirebaseError("permission-denied", "No"))).toBe(true);
  expect(isRefused(firestoreError())).toBe(false);
});

test("errors of others have no code", () => {
  for (const error of [new Error("No"), { code: "permission-denied" }, undefined]) {
    expect(errorCode(error)).toBe("unknown");
  }
});
