import { expect, test } from "vitest";
import { readExportOptions } from "../../scripts/admin/export/export-command.ts";
import { readImportOptions } from "../../scripts/admin/import/import-command.ts";
import { importSummary } from "../../scripts/admin/import/import-summary.ts";

const today = new Date("2026-05-31T12:00:00Z");

test.each([
  [["people", "x.csv", "--company=a"], '"people" is not known'],
  [["leads", "--company=a"], "Say which file"],
  [["leads", "x.csv"], "Say whose with --company"],
  [["leads", "x.csv", "--company=A b"], "--company must be"],
  [["leads", "x.csv", "y.csv", "--company=a"], "one file at a time"],
  [["leads", "x.csv", "--company=a", "--dry"], "--help"],
])("import %j is refused", (args, words) => {
  expect(() => readImportOptions(args)).toThrow(words);
});

test.each([
  [[], "Say of what"],
  [["leads"], "Say whose with --company"],
  [["leads", "x.csv", "y.csv", "--company=a"], "one file at a time"],
])("export %j is refused", (args, words) => {
  expect(() => readExportOptions(args, today)).toThrow(words);
});

test("what a whole command means", () => {
  expect(readImportOptions(["tasks", "t.csv", "--company=a", "--dry-run"])).toMatchObject({
    job: { collection: "tasks", companyId: "a", file: "t.csv", dryRun: true },
  });
  expect(readExportOptions(["tasks", "--company=a"], today)).toMatchObject({
    job: { collection: "tasks", companyId: "a", file: "tasks-a-2026-05-31.csv" },
  });
});

test("a file that is wrong as a whole does not fill the screen", () => {
  const bad = Array.from({ length: 150 }, (_, index) => ({ line: index + 2, problems: ["bad"] }));
  const report = { added: 0, changed: 0, same: 0, repeated: 0, bad, ignoredColumns: [] };
  const job = { collection: "leads", companyId: "a", file: "x.csv", dryRun: false } as const;
  const lines = importSummary(job, report).split("\n");
  expect(lines).toContain("  line 101: bad");
  expect(lines).not.toContain("  line 102: bad");
  expect(lines).toContain("  … and 50 more");
});
