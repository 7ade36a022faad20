import { expect, test } from "vitest";
import { searchRows } from "#web/src/team/records/list/search-rows.ts";

const definition = { searched: ({ texts }: { texts: (string | undefined)[] }) => texts };
const rows = [
  ["Sal", "Ventresca", undefined],
  ["Priya", "Raman Dental", "priya@raman.example"],
  ["İnci", "Straße 12", "ÉCOLE"],
  ["(856) 555-0173", "8565550173", "12 Main Street"],
  ["Report 2031-11-29", "NJ 08034-1567"],
].map((texts, index) => ({ id: `${index}`, pending: false, row: { texts } }));
const found = (search: string) => searchRows(definition, rows, search).map(({ id }) => id);

test.each([
  ["", ["0", "1", "2", "3", "4"]],
  ["   ", ["0", "1", "2", "3", "4"]],
  ["VENT", ["0"]],
  ["raman priya", ["1"]],
  ["priya sal", []],
  ["école", ["2"]],
  [".example", ["1"]],
  ["(", ["3"]],
  ["856 555", ["3"]],
  ["856-555-0173", ["3"]],
  ["+1 856 555 0173", ["3"]],
  ["+18565550173", ["3"]],
  ["2031-11-29", ["4"]],
  ["08034-1567", ["4"]],
  ["Main Str", ["3"]],
  ["undefined", []],
])("%j finds %j", (search, ids) => {
  expect(found(search)).toEqual(ids);
});

test("returns the same array without a search", () => {
  expect(searchRows(definition, rows, "")).toBe(rows);
});
