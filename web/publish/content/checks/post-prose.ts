import { marked, type Token } from "marked";
import { postFile, postParts } from "../content-text.ts";
import type { PostFile } from "./post-link-problems.ts";

interface Passage {
  file: string;
  line: number;
  text: string;
}

const blocks = new Set(["paragraph", "heading", "text"]);

/** The words of a block, without the marks of Markdown around them. */
const plain = (text: string) => text.replaceAll(/\]\([^)]*\)|[[\]*_`]/g, "");

const isBlock = (token: Token): token is Token & { text: string; tokens: Token[] } =>
  blocks.has(token.type) && "tokens" in token && token.tokens !== undefined;

/** The paragraphs, headings and list items of an article, each with its line. Tables hold no sentences. */
export function proseOf({ slug, markdown }: PostFile): Passage[] {
  const body = postParts(markdown)?.body ?? "";
  const lines = markdown.split("\n");
  const passages: Passage[] = [];
  marked.walkTokens(marked.lexer(body), (token) => {
    if (!isBlock(token)) return;
    const [first = ""] = token.text.split("\n");
    const line = lines.findIndex((one) => one.includes(first)) + 1;
    passages.push({ file: postFile({ slug }), line, text: plain(token.text) });
  });
  return passages;
}
