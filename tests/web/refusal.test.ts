import { expect, test } from "vitest";
import { refusalOf } from "../../web/src/firebase/refusal.ts";

test("what a function said of a refused call", () => {
  const error = Object.assign(new Error("refused"), {
    code: "functions/invalid-argument",
    details: { code: "INVALID_FIELDS", fields: { email: "Please enter a valid email address" } },
  });
  expect(refusalOf(error)).toEqual({
    code: "INVALID_FIELDS",
    fields: { email: "Please enter a valid email address" },
  });
});

test.each([
  new Error("network"),
  Object.assign(new Error("internal"), { details: undefined }),
  Object.assign(new Error("internal"), { details: { code: "SOMETHING_NEW" } }),
  { details: { code: "INVALID_FIELDS", fields: { email: 3 } } },
  "text",
  null,
  undefined,
])("%j is no refusal that we understand", (error) => {
  expect(refusalOf(error)).toBeUndefined();
});
