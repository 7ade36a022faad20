import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readExportOptions } from "#scripts/admin/export/export-command.ts";
import { readImportOptions } from "#scripts/admin/import/import-command.ts";
import { fileReport } from "#scripts/admin/import/import-summary.ts";
import { repositoryRoot } from "#scripts/repository.ts";

const inExports = (name: string) => join(repositoryRoot, "exports", name);

const today = new Date("2026-05-31T12:00:00Z");

test.each([
  [["people", "x.csv", "--company=a"], '"people" is not known'],
  [["leads", "--company=a"], "Say which file"],
  [["leads", "x.csv"], "Say whose with --company"],
  [["leads", "x.csv", "--company=A b"], "--company must be"],
  [["leads", "x.csv", "y.csv", "--company=a"], "one file at a time"],
  [["leads", "x.csv", "--company=a", "--dry"], "--help"],
  [["messages", "x.csv", "--company=a"], "belong to no company"],
  [["leads", "x.csv", "--company=a", "--database=restored"], "--help"],
])("import %j is refused", (args, words) => {
  expect(() => readImportOptions(args)).toThrow(words);
});

test.each([
  [[], "Say of what"],
  [["leads"], "Say whose with --company"],
  [["leads", "x.csv", "y.csv", "--company=a"], "one file at a time"],
  [["leads", "--company=a", "--database=a/b"], "--database must be the name"],
  [["subscribers", "--company=a"], "belong to no company"],
])("export %j is refused", (args, words) => {
  expect(() => readExportOptions(args, today)).toThrow(words);
});

test.each(["leads.csv", "./leads.csv", "exports/leads.csv"])(
  "%s goes where git ignores it",
  (name) => {
    const file = inExports("leads.csv");
    expect(readExportOptions(["leads", name, "--company=a"], today)?.job.file).toBe(file);
    expect(spawnSync("git", ["check-ignore", "-q", file], { cwd: repositoryRoot }).status).toBe(0);
  },
);

test("exports to any folder outside the repository", () => {
  const elsewhere = join(tmpdir(), "leads.csv");
  expect(readExportOptions(["messages", elsewhere], today)?.job.file).toBe(elsewhere);
});

test.each(["web/content/leads.csv", "docs/leads", join(repositoryRoot, "leads.csv")])(
  "refuses an export to %s",
  (name) => {
    expect(() => readExportOptions(["messages", name], today)).toThrow("must not get into");
  },
);

test("reads a complete command", () => {
  expect(readImportOptions(["tasks", "t.csv", "--company=a", "--dry-run"])?.job).toEqual({
    ...{ location: { name: "tasks", companyId: "a" }, file: "t.csv", dryRun: true },
    ...{ onlyNew: false, listWasLost: false, yes: false },
  });
  expect(readExportOptions(["tasks", "--company=a"], today)?.job).toEqual({
    ...{ location: { name: "tasks", companyId: "a" }, file: inExports("tasks-a-2026-05-31.csv") },
  });
  const evening = new Date("2026-06-01T01:00:00Z");
  expect(readExportOptions(["messages"], evening)?.job.file).toMatch(/2026-05-31\.csv$/);
  expect(readExportOptions(["messages", "--database=restored"], today)).toMatchObject({
    ...{ job: { location: { name: "messages" }, file: inExports("messages-2026-05-31.csv") } },
    database: "restored",
  });
});

test("shortens and cleans the report on a file that is all wrong", () => {
  // The report must neither fill the screen nor move its cursor.
  const bad = Array.from({ length: 150 }, (_, at) => ({ line: at + 2, problems: ["a\u001b[2J"] }));
  const lines = fileReport({ rows: [], bad, repeated: 0, ignored: [], notes: [] }).split("\n");
  expect(lines).toContain("  line 101: a\ufffd[2J");
  expect(lines.filter((line) => line.startsWith("  line"))).toHaveLength(100);
  expect(lines).toContain("  … and 50 more");
});
