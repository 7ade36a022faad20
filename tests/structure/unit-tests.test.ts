import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

const folder = "tests/unit/";
const paths = sourceFiles().map(({ path }) => path);

/** Unit tests that aren't where their module is in the product, or whose folder the product doesn't have. */
function strayUnitTests(all: readonly string[]): string[] {
  const modules = all
    .filter((path) => /^(web|functions|scripts)\//.test(path))
    .map((path) => path.replace(/\.\w+$/, ""));
  const folders = new Set(modules.map(dirname));
  const names = new Set(modules.map((path) => basename(path)));
  return all.filter((path) => {
    const tested = /^tests\/unit\/(.+)\.test\.tsx?$/.exec(path)?.[1];
    if (tested === undefined || modules.includes(tested)) return false;
    return names.has(basename(tested)) || !folders.has(dirname(tested));
  });
}

test("a unit test is where its module is in the product", () => {
  expect(paths.filter((path) => path.startsWith(folder)).length).toBeGreaterThan(0);
  expect(strayUnitTests(paths)).toEqual([]);
});

test.each([
  ["in another folder than its module", "web/src/ui/day.test.ts", 1],
  ["in a folder that isn't there", "web/day/topic.test.ts", 1],
  ["of several modules of a folder", "web/src/ui/topic.test.ts", 0],
  ["beside its module", "web/src/team/day.test.ts", 0],
])("a test %s", (_, path, found) => {
  const modules = ["web/src/team/day.ts", "web/src/ui/button.tsx"];
  expect(strayUnitTests([...modules, folder + path])).toHaveLength(found);
});
