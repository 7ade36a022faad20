import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { marked, type Token } from "marked";
import { madeByTools } from "./source-files.ts";

export interface Document {
  /** From the root of the repository, such as `docs/owner.md`. */
  path: string;
  text: string;
}

/** The README and the documents it leads to. */
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

/** What stands in backticks, in code blocks and in drawings. */
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

function packageFile(folder: string) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/** What `npx` starts without a download: the programs of the packages that package.json names. */
function programs(): Set<string> {
  const { dependencies, devDependencies } = packageFile(".");
  return new Set(
    Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => {
      const { bin = {} } = packageFile(join("node_modules", name));
      return typeof bin === "string" ? [posix.basename(name)] : Object.keys(bin);
    }),
  );
}

/** Npm's own, which need no script. */
const ownCommands = ["ci", "install"];

/** Commands that do not exist, as they are written. */
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

/** The words of some code that look like paths. A place holder such as `<page>` becomes a star. */
function pathsIn(code: string): string[] {
  return code
    .replace(/<(?!br>)[^>]*>/g, "*")
    .split(/<br>|[\s"'`()[\]{}|,;]+/)
    .filter((word) => /^\.?\w[\w.*-]*(?:\/[\w.*-]+)*\/?$/.test(word))
    .filter((word) => word.includes("/") || fileEnding.test(word))
    .filter((word) => !word.split("/").some((part) => madeByTools.has(part)));
}

/** Tests may be named without their ending. */
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

/** Where paths begin: the repository, and for the owner's commands the content and its pictures. */
const roots = ["", "web/content/", "web/content/pictures/"];

/** Files and folders that are not in the repository. */
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

/** Links to files or headings that are not there. */
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
