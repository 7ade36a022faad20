import { expect, test } from "vitest";
import { plainCause } from "#scripts/admin/project/plain-cause.ts";

test.each([
  ["Could not load the default credentials. Browse to …", "gcloud auth application-default login"],
  ["7 PERMISSION_DENIED: Missing or insufficient permissions.", "ask its owner"],
  ["getaddrinfo ENOTFOUND firestore.googleapis.com", "cannot be reached"],
  ["Connect Timeout Error UND_ERR_CONNECT_TIMEOUT", "cannot be reached"],
  ["other side closed UND_ERR_SOCKET", "cannot be reached"],
  ["connect EHOSTUNREACH 142.250.1.1:443", "cannot be reached"],
  ["write EPIPE", "cannot be reached"],
  ["The operation was aborted due to timeout", "cannot be reached"],
  ["self-signed certificate in certificate chain", "NODE_EXTRA_CA_CERTS"],
  ["14 UNAVAILABLE: Last error: Error: certificate has expired", "NODE_EXTRA_CA_CERTS"],
  ["unable to verify the first certificate", "NODE_EXTRA_CA_CERTS"],
  ["5 NOT_FOUND: No document to update: projects/my-agency/databases/a", "Somebody else"],
  ["5 NOT_FOUND: The database (default) does not exist for project a", "no such project"],
])("%s becomes a sentence", (message, words) => {
  expect(plainCause(new Error(message))).toMatchObject({
    name: "PlainFailure",
    message: expect.stringContaining(words),
  });
});

test("leaves an unknown error unchanged", () => {
  const error = new Error("cannot read properties of undefined");
  expect(plainCause(error)).toBe(error);
});
