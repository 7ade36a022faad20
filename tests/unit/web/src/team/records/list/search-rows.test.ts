import { expect, test } from "vitest";
import { searchRows } from "#web/src/team/records/list/search-rows.ts";

const definition = { searched: ({ texts }: { texts: (string | undefined)[] }) => texts };
const rows = [
  ["Sal", "Ventresca", undefined],
  ["Priya", "Raman Dental", "priya@raman.example"],
  ["İnci", "Straße 12", "ÉCOLE"],
].map((texts, index) => ({ id: `${index}`, pending: false, row: { texts } }));
const found = (search: string) => searchRows(definition, rows, search).map(({ id }) => id);

test.each([
  ["", ["0", "1", "2"]],
  ["   ", ["0", "1", "2"]],
  ["VENT", ["0"]],
  ["raman priya", ["1"]],
  ["priya sal", []],
  ["école", ["2"]],
  [".example", ["1"]],
  ["(", []],
  ["undefined", []],
])("%j finds %j", (search, ids) => {
  expect(found(search)).toEqual(ids);
});

test("returns the same array without a search", () => {
  expect(searchRows(definition, rows, "")).toBe(rows);
});
