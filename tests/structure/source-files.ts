import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { z } from "zod";

/** Folders that tools make. `lib` is the build of the functions. */
export const madeByTools = new Set([
  ...["node_modules", "dist", "lib", ".cache", ".git", ".firebase"],
  ...["test-results", "playwright-report", "coverage", "exports"],
]);
const sourceEnding = /\.(ts|tsx|mts|js|mjs)$/;
const textEnding = /\.(ts|tsx|mts|js|mjs|md|ya?ml|rules|css|html|svg)$/;

export interface SourceFile {
  /** From the root of the repository, such as `web/src/app.tsx`. */
  path: string;
  text: string;
}

function* walk(folder: string, ending: RegExp): Generator<string> {
  for (const entry of readdirSync(folder || ".", { withFileTypes: true })) {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory() && !madeByTools.has(entry.name)) yield* walk(path, ending);
    else if (entry.isFile() && ending.test(entry.name)) yield path;
  }
}

function filesEnding(ending: RegExp): SourceFile[] {
  return [...walk("", ending)].map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

/** Returns every file of code that people write, in all folders of the repository. */
export function sourceFiles(): SourceFile[] {
  return filesEnding(sourceEnding);
}

/** Returns these files, and documents, content, styles and rules. */
export function textFiles(): SourceFile[] {
  return filesEnding(textEnding);
}

const { imports } = z
  .object({ imports: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

/** The short names that an import may begin with, and their paths from the root of the repository. */
const shortNames = Object.entries(imports).map(
  ([name, path]) => [name.replace("*", ""), path.replace("./", "")] as const,
);

/**
 * Returns what a file imports or re-exports, including lazy imports and types: paths from the root of the repository,
 * or names of packages.
 */
export function importsOf({ path, text }: SourceFile): string[] {
  const specifiers = [
    ...text.matchAll(/^\s*(?:import|export)\b[^"';]*?\bfrom\s*["']([^"']+)["']/gm),
    ...text.matchAll(/^\s*import\s*["']([^"']+)["']/gm),
    ...text.matchAll(/\bimport\s*\(\s*["']([^"']+)["']/g),
  ];
  return specifiers.map(([, specifier = ""]) => {
    if (specifier.startsWith(".")) return join(dirname(path), specifier);
    const [name, target] = shortNames.find(([start]) => specifier.startsWith(start)) ?? ["", "*"];
    return target.replace("*", specifier.slice(name.length));
  });
}
