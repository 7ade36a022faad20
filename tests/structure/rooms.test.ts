import { expect, test } from "vitest";
import { forbiddenImports, importsThatRunUp } from "./rooms.ts";
import { importsOf, sourceFiles } from "./source-files.ts";

const files = sourceFiles();

/** Returns what both lists say against an import. */
const refused = (path: string, target: string) => {
  const file = { path, text: `import { x } from "${target}";` };
  return [...importsThatRunUp([file]), ...forbiddenImports([file])];
};

test("rooms import only what is below them", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(importsThatRunUp(files)).toEqual([]);
});

test("folders import only what they may", () => {
  expect(forbiddenImports(files)).toEqual([]);
});

test.each([
  ["web/src/team/records/list/list-page.tsx", "../../leads/log/own-entries.ts"],
  ["web/src/team/leads/lead-list.ts", "../tasks/task-list.ts"],
  ["web/src/team/team-pages.ts", "./team-routes.tsx"],
  ["functions/src/contract/lead.ts", "../database.ts"],
  ["scripts/run/test/parts.ts", "../../workshop/fuzz/fuzz-command.ts"],
  ["scripts/admin/team/add-member.ts", "../../run/stack/supervisor.ts"],
  ["functions/src/mail-queue/mail-queue.ts", "../../../web/src/ui/button.tsx"],
  ["web/src/site/layout/header.tsx", "../../team/access/guard.tsx"],
  ["web/src/site/form.tsx", "../../../functions/src/mail-queue/mail-queue.ts"],
  ["web/src/site/page-table.ts", "../../publish/content/read-content.ts"],
  ["web/src/team/leads/lead-list.ts", "../../forms/call.ts"],
  ["web/publish/budgets/bench.ts", "../../../tests/structure/source-files.ts"],
])("%s must not import %s", (path, target) => {
  expect(refused(path, target)).toHaveLength(1);
});

test.each([
  ["web/src/team/leads/log/log-form.tsx", "../lead-list.ts"],
  ["web/src/team/records/words.ts", "#contract/limits"],
  ["web/src/team/today/day.ts", "../../forms/outbox/outbox-database.ts"],
  ["web/src/forms/app-check.ts", "firebase/app"],
  ["web/publish/content/read-content.ts", "../../src/site/content/page-schema.ts"],
  ["scripts/admin/import/plan-file.ts", "../../../web/src/import/read-table.ts"],
])("%s may import %s", (path, target) => {
  expect(refused(path, target)).toEqual([]);
});

test("reads all ways to import", () => {
  const text = [
    'import type { A } from "./one.ts";',
    "import {\n  b,\n  type C,\n} from 'two';",
    'import "three";',
    'export { d } from "four";',
    'const lazy = () => import("five");',
    'import { e } from "#contract/lead";',
    'import { f } from "#web/src/ui/button.tsx";',
    'const text = "import nothing";',
  ].join("\n");
  const lead = "functions/src/contract/lead.ts";
  expect(importsOf({ path: "web/src/x.ts", text })).toEqual(
    expect.arrayContaining(["web/src/one.ts", "two", "three", "four", "five", lead]),
  );
  expect(importsOf({ path: "web/src/x.ts", text })).toHaveLength(7);
});
