import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

const files = sourceFiles();
const pathsWhere = (isWrong: (text: string) => boolean) =>
  files.filter(({ text }) => isWrong(text)).map(({ path }) => path);

/** Names that say nothing about what is inside. */
const emptyNames = [
  ...["utils", "util", "helpers", "helper", "common", "misc", "lib", "types", "manager", "index"],
];

test("names of files and folders say what is inside", () => {
  const empty = files
    .map(({ path }) => path)
    .filter((path) =>
      path.split("/").some((part) => emptyNames.includes(part.replace(/\..*$/, ""))),
    );
  // Firebase looks here for the functions.
  expect(empty).toEqual(["functions/src/index.ts"]);
});

test("no file hands on what another one defines, not even a type", () => {
  expect(
    pathsWhere((text) => /^\s*export\b(\s+type)?\s*(\*|\{)[^"';]*\bfrom\b/m.test(text)),
  ).toEqual([]);
});

test("no file is longer than 250 lines", () => {
  // Biome's rule counts a long comment as one line.
  expect(pathsWhere((text) => text.trimEnd().split("\n").length > 250)).toEqual([]);
});
