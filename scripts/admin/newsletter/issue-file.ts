import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import type { NewsletterIssue } from "#contract/newsletter-issue";
import { spoiledText } from "../../../web/publish/content/content-text.ts";
import {
  issueFolder,
  issueNames,
  readIssueFile,
} from "../../../web/publish/content/newsletter-issues.ts";
import { isUnwritten } from "../../../web/publish/content/unwritten.ts";
import type { Post } from "../../../web/src/site/blog/post.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { renderIssue } from "./render-issue.ts";

type IssuePost = Pick<Post, "date" | "excerpt" | "listed" | "path" | "title">;

/** How many posts the very first issue has. */
const postsAtFirst = 3;

/** The paths that an issue links to. */
function linksIn(content: string, issue: string): Set<string> {
  const markdown = readFileSync(join(issueFolder(content), `${issue}.md`), "utf8");
  return new Set([...markdown.matchAll(/\]\(([^)\s#?]+)/g)].map(([, path = ""]) => path));
}

/** The posts since the last issue, including those of its day that it doesn't link to. */
function unmentioned(content: string, last: string, posts: readonly IssuePost[]): IssuePost[] {
  const mentioned = linksIn(content, last);
  return posts.filter(({ date, path }) => date >= last && !mentioned.has(path));
}

/** Writes a new issue from the posts since the last one. @returns its file. */
export function writeNewIssue(content: string, posts: readonly IssuePost[], today: string): string {
  const last = issueNames(content).at(-1);
  const file = join(issueFolder(content), `${today}.md`);
  if (last !== undefined && last >= today) {
    const shown = `web/content/newsletter/${last}.md`;
    throw new PlainFailure(
      last === today
        ? `There is one of today already: ${shown}`
        : `There is one of a day to come: send ${shown}, or rename it to the day it was written on.`,
    );
  }
  const listed = posts.filter((post) => post.listed);
  const announced = last ? unmentioned(content, last, listed) : listed.slice(0, postsAtFirst);
  const head = stringify({ subject: "WRITE: what this issue is about" });
  const parts = announced.map(
    ({ title, path, excerpt }) => `## [${title}](${path})\n\n${excerpt}\n`,
  );
  const words = ["WRITE: two or three sentences to your readers.\n", ...parts].join("\n");
  mkdirSync(issueFolder(content), { recursive: true });
  writeFileSync(file, `---\n${head}---\n\n${words}`);
  return file;
}

/** Reads an issue. @throws PlainFailure or ContentProblem that says what is wrong or still to be written. */
export function readIssue(content: string, name: string): NewsletterIssue {
  const file = join(issueFolder(content), `${name}.md`);
  const shown = `web/content/newsletter/${name}.md`;
  if (!existsSync(file))
    throw new PlainFailure(`There is no ${shown}: see npm run newsletter -- new`);
  const markdown = readFileSync(file, "utf8");
  const lost = spoiledText(markdown);
  if (lost) throw new PlainFailure(`${shown}, line ${lost.line}: ${lost.message}`);
  if (isUnwritten(markdown)) {
    throw new PlainFailure(`${shown} has texts to write: they begin with "WRITE:".`);
  }
  const { subject, body } = readIssueFile({ name, markdown });
  return renderIssue(subject, body);
}
