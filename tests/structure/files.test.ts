import { describe, expect, test } from "vitest";
import { badNames, barrels, longFiles } from "./file-rules.ts";
import { sourceFiles } from "./source-files.ts";

const files = sourceFiles();
const one = (path: string, text = "") => [{ path, text }];

describe("names", () => {
  test("say what is inside, in kebab-case", () => {
    expect(badNames(files)).toEqual([]);
  });

  test.each([
    "web/src/utils/dates.ts",
    "web/src/ui/helpers.ts",
    "functions/src/types.ts",
    "scripts/lib/x.mjs",
    "web/src/SiteHeader.tsx",
    "web/src/site_header.tsx",
    "web/src/siteHeader.tsx",
  ])("%s is refused", (path) => {
    expect(badNames(one(path))).toHaveLength(1);
  });

  test.each(["web/vite.config.ts", "tests/build/pages.test.ts", "web/virtual-modules.d.ts"])(
    "%s is fine",
    (path) => {
      expect(badNames(one(path))).toEqual([]);
    },
  );
});

describe("barrels", () => {
  test("exist only as the list of functions", () => {
    expect(barrels(files)).toEqual([]);
  });

  test.each([
    ["web/src/ui/index.ts", ""],
    ["web/src/ui/all.ts", 'export * from "./button.tsx";'],
    ["web/src/ui/all.ts", 'export { button } from "./button.tsx";'],
    ["web/src/ui/all.ts", 'export type {\n  Button,\n} from "./button.tsx";'],
  ])("%s with %j is refused", (path, text) => {
    expect(barrels(one(path, text))).toHaveLength(1);
  });

  test("allows a file that exports its own code", () => {
    expect(barrels(one("web/src/x.ts", "export function from() {}\nexport { a };"))).toEqual([]);
  });
});

describe("length", () => {
  test("no file is longer than 250 lines", () => {
    expect(longFiles(files)).toEqual([]);
  });

  test("notices 251 lines, but not 250", () => {
    expect(longFiles(one("a.ts", "x\n".repeat(250)))).toEqual([]);
    expect(longFiles(one("a.ts", "x\n".repeat(251)))).toEqual([
      "a.ts: 251 lines; split it, 250 are the most",
    ]);
  });
});
