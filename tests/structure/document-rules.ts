import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { marked, type Token } from "marked";
import { madeByTools } from "./source-files.ts";

export interface Document {
  /** From the root of the repository, such as `docs/owner.md`. */
  path: string;
  text: string;
}

/** Returns the README and all documents of `docs`. */
export function documents(): Document[] {
  const names = readdirSync("docs", { encoding: "utf8", recursive: true })
    .filter((name) => name.endsWith(".md"))
    .sort();
  return ["README.md", ...names.map((name) => `docs/${name}`)].map((path) => ({
    path,
    text: readFileSync(path, "utf8"),
  }));
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  marked.walkTokens(marked.lexer(text), (token) => {
    tokens.push(token);
  });
  return tokens;
}

/** Returns the text in backticks, code blocks and drawings. */
function codeIn({ text }: Document): string[] {
  return tokensOf(text).flatMap((token) =>
    token.type === "codespan" || token.type === "code" ? [String(token.text)] : [],
  );
}

function linksIn({ text }: Document): string[] {
  return tokensOf(text).flatMap((token) =>
    token.type === "link" || token.type === "image" ? [String(token.href)] : [],
  );
}

/** Returns the files of the repository that a document links to. */
export function linkedFiles(document: Document): string[] {
  return linksIn(document)
    .filter((href) => !/^[a-z]+:|^#/.test(href))
    .map((href) => posix.join(dirname(document.path), href.replace(/#.*/, "")));
}

function packageFile(folder: string) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/** Returns the programs that `npx` starts without a download: those of the packages in package.json. */
function programs(): Set<string> {
  const { dependencies, devDependencies } = packageFile(".");
  return new Set(
    Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => {
      const { bin = {} } = packageFile(join("node_modules", name));
      return typeof bin === "string" ? [posix.basename(name)] : Object.keys(bin);
    }),
  );
}

/** Npm's own commands, which need no script. */
const ownCommands = ["ci", "install"];

/** Returns the commands that do not exist, as they are written. */
export function wrongCommands(document: Document): string[] {
  const scripts = new Set(Object.keys(packageFile(".").scripts));
  const started = programs();
  return codeIn(document).flatMap((code) =>
    [...code.matchAll(/\b(npm run|npm|npx)((?: --?[\w-]+)*) ([\w@/:.-]+)/g)].flatMap(
      ([written, tool, , name = ""]) => {
        if (tool === "npm" && (name === "run" || ownCommands.includes(name))) return [];
        return (tool === "npx" ? started : scripts).has(name) ? [] : [written];
      },
    ),
  );
}

const fileEnding = /\.(?:ts|tsx|mjs|js|json|ya?ml|md|rules|css|html|webp|svg)$/;

/** Returns the words of a piece of code that look like paths. A placeholder such as `<page>` becomes a star. */
function pathsIn(code: string): string[] {
  return code
    .replace(/<(?!br>)[^>]*>/g, "*")
    .split(/<br>|[\s"'`()[\]{}|,;]+/)
    .filter((word) => /^\.?\w[\w.*-]*(?:\/[\w.*-]+)*\/?$/.test(word))
    .filter((word) => word.includes("/") || fileEnding.test(word))
    .filter((word) => !word.split("/").some((part) => madeByTools.has(part)));
}

/** A document may name a test without its ending. */
function isThere(path: string): boolean {
  const [start = "", ...rest] = path.split("*");
  if (rest.length === 0) {
    return ["", ".test.ts", ".spec.ts"].some((ending) => existsSync(`${path}${ending}`));
  }
  const folder = start.endsWith("/") ? start : `${dirname(start)}/`;
  return (
    existsSync(folder) && readdirSync(folder).some((name) => `${folder}${name}`.startsWith(start))
  );
}

/** The folders where paths begin: the repository, and the content and its pictures for the owner's commands. */
const roots = ["", "web/content/", "web/content/pictures/"];

/** Returns the files and folders that are not in the repository. */
export function wrongPaths(document: Document): string[] {
  return codeIn(document)
    .flatMap(pathsIn)
    .filter((path) => !roots.some((root) => isThere(`${root}${path}`)));
}

/** The fragments that GitHub gives to headings. */
function fragments(text: string): string[] {
  return tokensOf(text).flatMap((token) =>
    token.type === "heading"
      ? [
          String(token.text)
            .toLowerCase()
            .replace(/[^\w\s-]/g, "")
            .replaceAll(" ", "-"),
        ]
      : [],
  );
}

/** Returns the links to files or headings that are not there. */
export function wrongLinks(document: Document): string[] {
  return linksIn(document)
    .filter((href) => !/^[a-z]+:/.test(href))
    .filter((href) => {
      const [file = "", fragment] = href.split("#");
      const target = posix.join(dirname(document.path), file);
      if (file !== "" && !existsSync(target)) return true;
      if (fragment === undefined) return false;
      const text = file === "" ? document.text : readFileSync(target, "utf8");
      return !fragments(text).includes(fragment);
    });
}
