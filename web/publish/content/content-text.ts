import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { contentFolder } from "./content-folder.ts";

const shownFolder = "web/content/";

/** How a content file is named in messages: as the owner knows it, wherever this content lies. */
export function contentFileName(path: string): string {
  return `${shownFolder}${relative(contentFolder, path).replaceAll("\\", "/")}`;
}

/** A text without the mark that editors on Windows put in front of it, and without their line ends. */
export function plainLines(text: string): string {
  return text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}

/** The text of a file below the content folder, such as `pages/home.yaml`. */
export function contentText(name: string): string {
  return plainLines(readFileSync(join(contentFolder, name), "utf8"));
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

/** The text of a file by its name in messages; undefined where it is none of the content, or not there. */
export function textOfFile(file: string): string | undefined {
  if (!file.startsWith(shownFolder)) return;
  const name = file.slice(shownFolder.length);
  return existsSync(join(contentFolder, name)) ? contentText(name) : undefined;
}

/** The head and the body of a post's file; undefined where it has no head. */
export function postParts(text: string): { head: string; body: string } | undefined {
  const parts = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)([\s\S]*)$/.exec(plainLines(text));
  if (!parts) return;
  const [, head = "", body = ""] = parts;
  // The lines keep their numbers for messages.
  return { head: `\n${head}`, body };
}
