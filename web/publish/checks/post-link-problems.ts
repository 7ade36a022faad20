import { postFile } from "../content/content-text.ts";
import { markdownTokens } from "../content/markdown-links.ts";
import type { Problem } from "../content/problem.ts";
import { closedCallProblem } from "./call-links.ts";
import { type LinkContext, linkProblems } from "./link-problems.ts";

/** The file of an article: web/content/posts/<slug>.md. */
export interface PostFile {
  slug: string;
  markdown: string;
}

const linksOf = (markdown: string) =>
  markdownTokens(markdown).flatMap((token) =>
    token.type === "link" ? [{ words: String(token.text), to: String(token.href) }] : [],
  );

/** Every link in an article that leads nowhere, or past the call that its words promise, with its line. */
export function postLinkProblems(
  { slug, markdown }: PostFile,
  context: Omit<LinkContext, "ownPath">,
): Problem[] {
  const lines = markdown.split("\n");
  return linksOf(markdown).flatMap(({ words, to }) => {
    const line = lines.findIndex((text) => text.includes(`](${to}`)) + 1;
    const closed = closedCallProblem(words, to);
    return [
      ...linkProblems(to, { ...context, ownPath: `/blog/${slug}` }),
      ...(closed === undefined ? [] : [closed]),
    ].map((message) => ({ file: postFile({ slug }), field: "", line, message }));
  });
}
