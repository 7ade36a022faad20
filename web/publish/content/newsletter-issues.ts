import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Token } from "marked";
import { newsletterIssueHead } from "#contract/newsletter-issue";
import { contentFolder } from "../content-folder.ts";
import { ContentProblem, collectProblems } from "./content-problem.ts";
import { contentFileName, issueFile, postParts } from "./content-text.ts";
import { markdownLinkProblem, markdownTokens } from "./markdown-links.ts";
import type { Problem } from "./problem.ts";
import { checkContent, parseYaml } from "./read-yaml.ts";
import { isUnwritten } from "./unwritten.ts";

/** The file of a newsletter: newsletter/<name>.md, named after the day on which it was started. */
export interface IssueFile {
  name: string;
  markdown: string;
}

const dayName = /^\d{4}-\d{2}-\d{2}$/;

/** The folder of the newsletters in a content folder. */
export const issueFolder = (content: string) => join(content, "newsletter");

/** The Markdown files among the newsletters of a content folder, the oldest first. */
export function issueNames(content: string): string[] {
  const folder = issueFolder(content);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => file.replace(/\.md$/, ""))
    .sort();
}

/** The problem with a part that mail programs wouldn't show, or would show differently. */
function problemOf(token: Token): string | undefined {
  const start = token.raw.trim().slice(0, 40);
  if (token.type === "html") return `"${start}" is HTML. Write Markdown instead.`;
  if (token.type === "image") {
    return `"${start}" is a picture. Newsletters have none: many programs hide them.`;
  }
  if (token.type === "table") {
    return `"${start}" is a table, for which phones have no room. Write a list instead.`;
  }
  return markdownLinkProblem(token);
}

const noHead =
  'begin with a line of three hyphens, then a line "subject: ..." and three hyphens again.';
const badName = 'name the file by its day, such as "2026-11-23.md".';

/** The front matter and the words of a newsletter. @throws ContentProblem with everything that is wrong in it. */
export function readIssueFile({ name, markdown }: IssueFile) {
  const path = join(issueFolder(contentFolder), `${name}.md`);
  const file = contentFileName(path);
  const problem = (message: string): Problem => ({ file, field: "", message });
  if (!dayName.test(name)) throw new ContentProblem([problem(badName)]);
  const parts = postParts(markdown);
  if (!parts) throw new ContentProblem([{ ...problem(noHead), line: 1 }]);
  const { throwAll, attempt } = collectProblems();
  const head = attempt(() => checkContent(newsletterIssueHead, parseYaml(parts.head, path), path));
  attempt(() => {
    const problems = markdownTokens(parts.body).flatMap((token) => problemOf(token) ?? []);
    if (problems.length > 0) throw new ContentProblem(problems.map(problem));
  });
  throwAll();
  return { ...head.get(), body: parts.body };
}

/** Finds mistakes in newsletters. A text that still has to be written isn't one. */
export function issueProblems(issues: readonly IssueFile[]): Problem[] {
  const { problems, attempt } = collectProblems();
  for (const issue of issues) attempt(() => readIssueFile(issue));
  return problems;
}

/** The files of newsletters that have been started but not written yet. */
export function startedIssues(issues: readonly IssueFile[]): string[] {
  return issues.filter(({ markdown }) => isUnwritten(markdown)).map(issueFile);
}
