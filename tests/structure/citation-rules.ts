import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { SourceFile } from "./source-files.ts";

/** Matches from the sign that begins a comment to the end of the line, in any language of this repository. */
const comment = /(?:^|\s)(?:\/\/|\/?\*+|#|<!--)\s(.*)/;

/** Returns the text that people write for people: documents, comments and the titles of tests. */
function proseIn({ path, text }: SourceFile): string {
  if (path.endsWith(".md")) return text;
  const lines = text.split("\n").map((line) => {
    const title = /^\s*(?:test|it|describe)\b.*?"(.*)"/.exec(line);
    return (title ?? comment.exec(line))?.[1] ?? "";
  });
  return lines.join(" ");
}

/** Names such as `<slug>.md` and `*.md` stand for many files. */
function isMissing(name: string, from: string): boolean {
  if (basename(name) === ".md" || /[*<>]/.test(name)) return false;
  return !["", "docs", dirname(from)].some((folder) => existsSync(join(folder, name)));
}

/**
 * Returns what a reader of this repository cannot look up: documents that are not in it, issues, and sections of the
 * specification. Give the reason itself, or write it down in docs/decisions.
 */
export function unreadableCitations(file: SourceFile): string[] {
  const prose = proseIn(file);
  const documents = [...prose.matchAll(/[\w./<>*-]*\.md\b/g)]
    .map(([name]) => name)
    .filter((name) => isMissing(name, file.path));
  const sections = [
    ...prose.matchAll(
      /\bspec(?:ification)?(?:'s)?\W+sections?\b|\bsections? \d+\b(?!\.\d)|\bissue \d+\b/gi,
    ),
  ].map(([written]) => written);
  return [...documents, ...sections].map((citation) => `${file.path}: ${citation}`);
}
