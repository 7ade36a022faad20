import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { contentFolder } from "../content-folder.ts";
import { ContentProblem } from "./content-problem.ts";

const shownFolder = "web/content/";

/** The name of a content file in messages: as the owner knows it, wherever this content is. */
export function contentFileName(path: string): string {
  return `${shownFolder}${relative(contentFolder, path).replaceAll("\\", "/")}`;
}

/** Returns text without the byte order mark and the line endings of editors on Windows. */
export function plainLines(text: string): string {
  return text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}

const asUtf8 = "In Notepad: File > Save As, and Encoding UTF-8.";

const mergeMark = /^(?:<{7}|>{7})(?: |$)/;

/** What a program has broken in the text, with its line, and what to do; undefined if nothing is broken. */
export function spoiledText(text: string): { line: number; message: string } | undefined {
  if (text.includes("\0")) {
    return { line: 1, message: `the file is in UTF-16. Save it as UTF-8. ${asUtf8}` };
  }
  if (text.trim() === "") {
    return { line: 1, message: "the file is empty. Write it anew, or bring it back from git." };
  }
  const lines = text.split("\n");
  const merged = lines.findIndex((line) => mergeMark.test(line));
  if (merged >= 0) {
    const message =
      "git has put two versions of the file together here. Keep one of the two, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.";
    return { line: merged + 1, message };
  }
  const at = lines.findIndex((line) => line.includes("\ufffd"));
  const [word] = /\S*\ufffd\S*/.exec(lines[at] ?? "") ?? [];
  if (word === undefined) return undefined;
  const message = `a letter can't be read: “${word}”. Save the file as UTF-8, and write it anew if it is still lost. ${asUtf8}`;
  return { line: at + 1, message };
}

const leftByMac = "this isn't yours: a Mac leaves such a file beside the real one. Delete it.";

/** Bytes that aren't UTF-8 become replacement characters. */
const textIn = (name: string) => plainLines(readFileSync(join(contentFolder, name), "utf8"));

/** The text of a file below the content folder, such as `pages/home.yaml`. @throws ContentProblem */
export function contentText(name: string): string {
  const text = textIn(name);
  const spoiled = /(?:^|\/)\._/.test(name) ? { message: leftByMac } : spoiledText(text);
  if (spoiled) throw new ContentProblem([{ file: `${shownFolder}${name}`, field: "", ...spoiled }]);
  return text;
}

/** The file of a page, as messages name it. */
export function pageFile({ name }: { name: string }): string {
  return `${shownFolder}pages/${name}.yaml`;
}

/** The file of a post, as messages name it. */
export function postFile({ slug }: { slug: string }): string {
  return `${shownFolder}posts/${slug}.md`;
}

/** The file of a newsletter, as messages name it. */
export function issueFile({ name }: { name: string }): string {
  return `${shownFolder}newsletter/${name}.md`;
}

/** The text of a file by its name in messages; undefined if it isn't content, or doesn't exist. */
export function textOfFile(file: string): string | undefined {
  if (!file.startsWith(shownFolder)) return;
  const name = file.slice(shownFolder.length);
  return existsSync(join(contentFolder, name)) ? textIn(name) : undefined;
}

/** A post's lines of three hyphens, its front matter between them, and its text below. */
const partsOfPost = /^(\uFEFF?---[ \t]*\n)([\s\S]*?\n)(---[ \t]*(?:\n|$))([\s\S]*)$/;

/** The parts of a post's file, which join into it but for line endings; undefined where it has no front matter. */
export function postParts(text: string) {
  const [, opening, yaml = "", closing = "", body = ""] =
    partsOfPost.exec(text.replaceAll("\r\n", "\n")) ?? [];
  if (opening === undefined) return;
  // In the head, lines keep their numbers for messages.
  return { opening, yaml, closing, body, head: `\n${yaml.slice(0, -1)}` };
}

/** The YAML of a file that may be broken, with its line numbers unchanged. */
export function yamlIn(file: string, text: string): string {
  return file.endsWith(".md") ? `---${postParts(text)?.head ?? ""}` : text;
}
