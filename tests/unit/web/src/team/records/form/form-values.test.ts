import { expect, test } from "vitest";
import { isUntouched } from "#web/src/team/records/form/form-values.ts";

const start = { kind: "called", text: "", remind_on: "2026-12-01" };

test.each([
  ["nothing has changed", {}],
  ["only another kind is chosen", { kind: "met" }],
  ["only spaces are typed", { text: " " }],
])("has nothing to keep when %s", (_, typed) => {
  expect(isUntouched({ ...start, ...typed }, start)).toBe(true);
});

test.each([
  ["there is a text", { kind: "met", text: "At the fair" }],
  ["another day is chosen", { remind_on: "2026-12-02" }],
])("has something to keep when %s", (_, typed) => {
  expect(isUntouched({ ...start, ...typed }, start)).toBe(false);
});
