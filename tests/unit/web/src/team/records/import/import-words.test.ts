import { expect, test } from "vitest";
import type { ImportPlan, PlannedRow } from "#web/src/import/plan-import.ts";
import { leads } from "#web/src/team/leads/lead-list.ts";
import { presentWords, stepWords } from "#web/src/team/records/import/import-words.ts";

const row = (line: number, changes?: string[]): PlannedRow => ({
  line,
  id: `l${line}`,
  changes,
  remarks: [],
  record: {
    ...{ id: undefined, fields: { first_name: "Ana", last_name: "Ruiz" }, times: new Map() },
    ...{ unusable: new Set<string>(), remarks: [] },
  },
});

const plan = (rows: PlannedRow[]): ImportPlan => ({
  ...{ rows, bad: [{ line: 9, problems: ["email: none"] }], repeated: 2 },
  ...{ ignored: [], notes: [] },
});

const said = (state: Parameters<typeof stepWords>[0], online = true) =>
  stepWords(state, leads, online);

test("says what an import would do", () => {
  const { rows, ...rest } = plan([row(2), row(3, []), row(4, ["status"])]);
  expect(said({ step: "preview", name: "x.csv", plan: { rows, ...rest } })).toBe(
    "x.csv: 1 lead is new, 2 are there already, 2 are repeated in the file, 1 can't be imported.",
  );
  expect(rows.slice(1).map(presentWords)).toEqual([
    "Line 3: Ana Ruiz",
    "Line 4: Ana Ruiz. The file says something else: status",
  ]);
});

test("says which columns a file may have", () => {
  expect(said({ step: "choose" })).toContain(
    ": First name, last name, email, company name, status, source, message, phone. You'll see",
  );
  const problem = "This is an Excel file.";
  expect(said({ step: "choose", problem })).toBe(problem);
});

test.each([
  [{ stored: 90, total: 90, refused: [] }, "90 leads were added."],
  [{ stored: 1, total: 1, refused: [] }, "1 lead was added."],
  [
    { stored: 40, total: 90, refused: [] },
    /^Stopped: 40 of 90 leads were added\. .*gets added twice\.$/,
  ],
  [{ stored: 8, total: 9, refused: [5] }, / Not taken: line 5\. Choose/],
  [{ stored: 88, total: 90, refused: [5, 9] }, /^88 of 90 leads .* Not taken: lines 5, 9\. Choose/],
])("says what came of it: %j", (state, words) => {
  expect(said({ step: "done", ...state })).toMatch(words);
});

test("waits while offline, and says so", () => {
  expect(said({ step: "storing", stored: 1, total: 9 }, false)).toMatch(/^You're offline\./);
  expect(said({ step: "storing", stored: 1, total: 9 })).toBe("Importing 9 leads.");
});
