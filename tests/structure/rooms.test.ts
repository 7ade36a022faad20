import { expect, test } from "vitest";
import { importsThatRunUp } from "./rooms.ts";
import { sourceFiles } from "./source-files.ts";

const files = sourceFiles();

const importing = (path: string, target: string) =>
  importsThatRunUp([{ path, text: `import { x } from "${target}";` }]);

test("rooms import only what is below them", () => {
  expect(importsThatRunUp(files)).toEqual([]);
});

test.each([
  ["web/src/team/records/list/list-page.tsx", "../../leads/log/own-entries.ts"],
  ["web/src/team/store/team-app.ts", "../access/guard.tsx"],
  ["web/src/team/leads/lead-list.ts", "../tasks/task-list.ts"],
  ["web/src/team/records/words.ts", "./form/entry-form.tsx"],
  ["web/src/team/team-pages.ts", "./team-routes.tsx"],
])("notices %s importing %s", (path, target) => {
  expect(importing(path, target)).toHaveLength(1);
});

test.each([
  ["web/src/team/team-routes.tsx", "./leads/lead-list.ts"],
  ["web/src/team/leads/log/log-form.tsx", "../lead-list.ts"],
  ["web/src/team/records/list/list-page.tsx", "../words.ts"],
  ["web/src/team/records/words.ts", "#contract/limits"],
])("allows %s to import %s", (path, target) => {
  expect(importing(path, target)).toEqual([]);
});
