import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";
import type { NewsletterIssue } from "#contract/newsletter-issue";
import { postParts } from "../../../web/publish/content/content-text.ts";
import type { Post } from "../../../web/src/site/blog/post.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { renderIssue } from "./render-issue.ts";

/** The day on which it was begun is its name. */
const nameOf = /^(\d{4}-\d{2}-\d{2})\.md$/;

const folderIn = (content: string) => join(content, "newsletter");

/** The issues of a content folder, the oldest first. */
export function issueNames(content: string): string[] {
  const folder = folderIn(content);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((file) => nameOf.exec(file)?.[1] ?? [])
    .sort();
}

type ToldPost = Pick<Post, "date" | "excerpt" | "listed" | "path" | "title">;

/** Where nothing was sent before. */
const postsAtFirst = 3;

/** A new issue from the posts since the last one. @returns its file. */
export function writeNewIssue(content: string, posts: readonly ToldPost[], today: string): string {
  const last = issueNames(content).at(-1);
  const file = join(folderIn(content), `${today}.md`);
  if (last !== undefined && last >= today) {
    throw new PlainFailure(`There is one of today already: web/content/newsletter/${last}.md`);
  }
  const listed = posts.filter((post) => post.listed);
  const told = last ? listed.filter(({ date }) => date > last) : listed.slice(0, postsAtFirst);
  const head = stringify({ subject: "WRITE: what this issue is about" });
  const parts = told.map(({ title, path, excerpt }) => `## [${title}](${path})\n\n${excerpt}\n`);
  const words = ["WRITE: two or three sentences to your readers.\n", ...parts].join("\n");
  mkdirSync(folderIn(content), { recursive: true });
  writeFileSync(file, `---\n${head}---\n\n${words}`);
  return file;
}

const issueHead = z.strictObject({
  subject: z.string().trim().min(1).max(100),
});

/** Reads an issue. @throws PlainFailure that says what is missing or still to be written. */
export function readIssue(content: string, name: string): NewsletterIssue {
  const file = join(folderIn(content), `${name}.md`);
  const shown = `web/content/newsletter/${name}.md`;
  if (!existsSync(file))
    throw new PlainFailure(`There is no ${shown}: see npm run newsletter -- new`);
  const text = readFileSync(file, "utf8");
  if (text.includes("WRITE:")) {
    throw new PlainFailure(`${shown} has texts to write: they begin with "WRITE:".`);
  }
  const parts = postParts(text);
  const head = issueHead.safeParse(parts && parse(parts.head));
  if (!parts || !head.success) {
    throw new PlainFailure(`${shown} must begin with ---, a line "subject: ..." and ---.`);
  }
  return renderIssue(head.data.subject, parts.body);
}
