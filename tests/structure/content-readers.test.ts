import { expect, test } from "vitest";
import { type SourceFile, sourceFiles } from "./source-files.ts";

/** Matches paths such as "web/content/posts" and "web/dist". The name of a file in a message has an ending. */
const ownersFolder = /["'`](?:\.\.?\/)*web\/(?:content|dist)(?:\/[\w-]+)*\/?["'`]/g;

/** Finds tests that ignore the setting that chooses the content, and read the owner's. The first week has a copy. */
function pathsPastTheSetting(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(tests(?!\/structure|\/owner-week)|e2e)\//.test(path))
    .flatMap(({ path, text }) =>
      (text.match(ownersFolder) ?? []).map((name) => `${path}: ${name}`),
    );
}

test("reads content and site through contentFolder and siteFolder", () => {
  // This way, one setting chooses both.
  expect(pathsPastTheSetting(sourceFiles())).toEqual([]);
});

test.each(["web/content", "web/content/posts", "../../web/dist/"])("%s is noticed", (folder) => {
  const text = `readdirSync("${folder}")`;
  expect(pathsPastTheSetting([{ path: "tests/x.test.ts", text }])).toHaveLength(1);
  expect(pathsPastTheSetting([{ path: "scripts/x.ts", text }])).toEqual([]);
});

test("allows the name of a file in a message", () => {
  const text = 'toThrow("web/content/pages/here.yaml: title")';
  expect(pathsPastTheSetting([{ path: "tests/x.test.ts", text }])).toEqual([]);
});
