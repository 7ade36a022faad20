import { expect, test } from "vitest";
import { importCircles, importsThatRunUp } from "./rooms.ts";
import { sourceFiles } from "./source-files.ts";

const files = sourceFiles();

const importing = (path: string, target: string) =>
  importsThatRunUp([{ path, text: `import { x } from "${target}";` }]);

test("rooms import only what is below them", () => {
  expect(importsThatRunUp(files)).toEqual([]);
});

test("no files import each other in a circle, not even for types", () => {
  expect(importCircles(files)).toEqual([]);
});

test("finds a circle, whichever import closes it", () => {
  const circle = [
    { path: "web/a.ts", text: 'import { b } from "./b.ts";' },
    { path: "web/b.ts", text: 'const c = () => import("./c.ts");' },
    { path: "web/c.ts", text: 'import type { A } from "./a.ts";' },
    { path: "web/d.ts", text: 'import { a } from "./a.ts";' },
  ];
  expect(importCircles(circle)).toEqual([["web/a.ts", "web/b.ts", "web/c.ts"]]);
});

test.each([
  ["web/src/team/records/list/list-page.tsx", "../../leads/log/own-entries.ts"],
  ["web/src/team/store/team-app.ts", "../access/guard.tsx"],
  ["web/src/team/leads/lead-list.ts", "../tasks/task-list.ts"],
  ["web/src/team/records/words.ts", "./form/record-form.tsx"],
  ["web/src/team/team-pages.ts", "./team-routes.tsx"],
  ["web/publish/content/resolve-page.ts", "../checks/city-names.ts"],
  ["functions/src/intake/accept-form.ts", "../mail/write-mail.ts"],
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
