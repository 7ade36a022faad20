import { marked } from "marked";
import { postFile } from "../content-text.ts";
import { type LinkContext, linkProblems } from "./link-problems.ts";
import type { Problem } from "./problem.ts";

/** An article as its file: web/content/posts/<slug>.md. */
export interface PostFile {
  slug: string;
  markdown: string;
}

function linksOf(markdown: string): string[] {
  const links: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === "link") links.push(String(token.href));
  });
  return [...new Set(links)];
}

/** Every link in an article that leads nowhere, with its line. */
export function postLinkProblems(
  { slug, markdown }: PostFile,
  context: Omit<LinkContext, "ownPath">,
): Problem[] {
  const lines = markdown.split("\n");
  return linksOf(markdown).flatMap((link) => {
    const line = lines.findIndex((text) => text.includes(`](${link}`)) + 1;
    return linkProblems(link, { ...context, ownPath: `/blog/${slug}` }).map((message) => ({
      file: postFile({ slug }),
      field: "",
      line,
      message,
    }));
  });
}
