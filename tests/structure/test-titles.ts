import type { SourceFile } from "./source-files.ts";

/** The first text after `test(`, `describe(`, `test.step(` or `journey(`, or after the table of a `test.each`. */
const title = /(?:\b(?:test|it|describe|step|journey)|\))\(\s*(["`])((?:\\.|(?!\1)[^\\])*)\1/g;

export const isTestFile = (path: string) => /^(?:e2e|tests)\/.*\.(?:test|spec)\.tsx?$/.test(path);

/** Returns the titles in a test file, as they are written. Other files have none. */
export function titlesIn({ path, text }: SourceFile): string[] {
  if (!isTestFile(path)) return [];
  return [...text.matchAll(title)].map(([, , words = ""]) => words);
}
