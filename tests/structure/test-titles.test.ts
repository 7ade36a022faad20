import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";
import { isTestFile, titlesIn } from "./test-titles.ts";

const longest = 69;

const tests = sourceFiles().filter(({ path }) => isTestFile(path));

test("finds titles in every form in which tests are written", () => {
  const written = [
    'test("one", () => {});',
    'describe.each([1, 2])("two %s", () => { test.step("three", () => {}); });',
    "test.each(names)(",
    String.raw`  "four \"4\"", () => {});`,
    "journey(`five`, () => {});",
  ].join("\n");
  expect(titlesIn({ path: "tests/a.test.ts", text: written })).toEqual([
    "one",
    "two %s",
    "three",
    String.raw`four \"4\"`,
    "five",
  ]);
  expect(tests.flatMap(titlesIn).length).toBeGreaterThan(2000);
});

test(`has no test title with more than ${longest} characters`, () => {
  const long = tests.flatMap((file) =>
    titlesIn(file)
      .filter((words) => words.length > longest)
      .map((words) => `${file.path}: ${words}`),
  );
  expect(long).toEqual([]);
});
