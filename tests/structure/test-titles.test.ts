import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

const longest = 70;

/** The first text after `test(`, `describe(`, `test.step(` or `journey(`, or after the table of a `test.each`. */
const title = /(?:\b(?:test|it|describe|step|journey)|\))\(\s*(["`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Returns the titles in a file, as they are written. */
const titlesIn = (text: string) => [...text.matchAll(title)].map(([, , words = ""]) => words);

const tests = sourceFiles().filter(({ path }) =>
  /^(?:e2e|tests)\/.*\.(?:test|spec)\.tsx?$/.test(path),
);

test("finds titles in every form in which tests are written", () => {
  const written = [
    'test("one", () => {});',
    'describe.each([1, 2])("two %s", () => { test.step("three", () => {}); });',
    "test.each(names)(",
    String.raw`  "four \"4\"", () => {});`,
    "journey(`five`, () => {});",
  ].join("\n");
  expect(titlesIn(written)).toEqual(["one", "two %s", "three", String.raw`four \"4\"`, "five"]);
  expect(tests.flatMap(({ text }) => titlesIn(text)).length).toBeGreaterThan(2000);
});

test(`has no test title with more than ${longest} characters`, () => {
  const long = tests.flatMap(({ path, text }) =>
    titlesIn(text)
      .filter((words) => words.length > longest)
      .map((words) => `${path}: ${words}`),
  );
  expect(long).toEqual([]);
});
