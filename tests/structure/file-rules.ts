import type { SourceFile } from "./source-files.ts";

/** Names that say nothing about what is inside. */
const emptyNames = [
  "utils",
  "util",
  "helpers",
  "helper",
  "common",
  "misc",
  "lib",
  "types",
  "manager",
];

/** The only list of exports that is needed: the functions that are deployed. */
const listOfFunctions = "functions/src/index.ts";

/** Suffixes with a meaning for a tool: `x.test.ts`, `x.config.ts`, `x.d.ts`. */
const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.[a-z]+$/;

const mostLines = 250;

/** Returns files and folders whose names say nothing or are not kebab-case. */
export function badNames(files: SourceFile[]): string[] {
  return files.flatMap(({ path }) => {
    const parts = path.split("/");
    const file = parts.at(-1) ?? "";
    const empty = parts.find((part) => emptyNames.includes(part.replace(/\..*$/, "")));
    if (empty) return [`${path}: the name "${empty}" does not say what is inside`];
    return kebabCase.test(file) ? [] : [`${path}: write the name in kebab-case`];
  });
}

/** Returns files that only re-export from other files. */
export function barrels(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path !== listOfFunctions)
    .filter(({ path, text }) => {
      const isIndex = /(^|\/)index\.[a-z]+$/.test(path);
      return isIndex || /^\s*export\b(\s+type)?\s*(\*|\{)[^"';]*\bfrom\b/m.test(text);
    })
    .map(({ path }) => `${path}: import from the file that defines it, without a barrel`);
}

/** Returns files that are too long to read at once. */
export function longFiles(files: SourceFile[]): string[] {
  return files
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => `${path}: ${lines} lines; split it, ${mostLines} are the most`);
}
