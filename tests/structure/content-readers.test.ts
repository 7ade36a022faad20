import { expect, test } from "vitest";
import { type SourceFile, sourceFiles } from "./source-files.ts";

/** Paths such as "web/content/posts" and "web/dist"; a file's name in a message has an ending. */
const ownersFolder = /["'`](?:\.\.?\/)*web\/(?:content|dist)(?:\/[\w-]+)*\/?["'`]/g;

/** Where tests go past the setting that chooses the content, and read the owner's. */
function pathsPastTheSetting(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(tests(?!\/structure)|e2e)\//.test(path))
    .flatMap(({ path, text }) =>
      (text.match(ownersFolder) ?? []).map((name) => `${path}: ${name}`),
    );
}

test("tests find content and site through contentFolder and siteFolder, so that one setting chooses both", () => {
  expect(pathsPastTheSetting(sourceFiles())).toEqual([]);
});

test.each(["web/content", "web/content/posts", "../../web/dist/"])("%s is noticed", (folder) => {
  const text = `readdirSync("${folder}")`;
  expect(pathsPastTheSetting([{ path: "tests/x.test.ts", text }])).toHaveLength(1);
  expect(pathsPastTheSetting([{ path: "scripts/x.ts", text }])).toEqual([]);
});

test("the name of a file in a message is fine", () => {
  const text = 'toThrow("web/content/pages/here.yaml: title")';
  expect(pathsPastTheSetting([{ path: "tests/x.test.ts", text }])).toEqual([]);
});
