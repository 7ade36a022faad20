import type { Token } from "marked";
import { postParts } from "../content/content-text.ts";
import { markdownTokens } from "../content/markdown-links.ts";

const blocks = new Set(["paragraph", "heading", "text"]);

/** The words of a block, without the Markdown around them. */
const plain = (text: string) => text.replaceAll(/\]\([^)]*\)|[[\]*_`]/g, "");

const isBlock = (token: Token): token is Token & { text: string; tokens: Token[] } =>
  blocks.has(token.type) && "tokens" in token && token.tokens !== undefined;

/** The texts of a token itself: of a block, or of each cell of a table. */
function textsOf(token: Token): string[] {
  if (isBlock(token)) return [token.text];
  if (token.type !== "table") return [];
  return [token.header, ...token.rows].flat().map((cell: { text: string }) => cell.text);
}

/** The paragraphs, headings, list items and cells of a Markdown file, each with its line. */
export function proseOf(markdown: string) {
  const lines = markdown.split("\n");
  return markdownTokens(postParts(markdown)?.body ?? "")
    .flatMap(textsOf)
    .map((text) => {
      const [first = ""] = text.split("\n");
      const line = lines.findIndex((one) => one.includes(first)) + 1;
      return { line, text: plain(text) };
    });
}
