import { Marked, type RendererObject, type Token } from "marked";
import type { PostHeading } from "../../src/site/blog/post.ts";
import { landing } from "../../src/site/landing.ts";
import { entities, markup } from "../markup.ts";
import { markdownLinkProblem } from "./markdown-links.ts";
import { pageIds } from "./page-ids.ts";

const signs = new Map(Object.entries(entities).map(([sign, entity]) => [entity, sign]));

/** The text of HTML from marked, which escapes these five characters and nothing else. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => signs.get(entity) ?? entity)
    .trim();
}

/** Escapes `>` too: the feed and the count of words find tags by it. */
const attribute = (text: string) => markup`${text}`.text;

/** Counts words as a reader does: a word is between two spaces and has a letter or digit. */
function countWords(html: string): number {
  const spaced = plainText(html.replaceAll("<", " <"));
  return spaced.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** "Days 1 to 30: be the same" -> "days-1-to-30-be-the-same". */
export function headingId(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** @param level the level of the heading before it. */
function problemOf(token: Token, level: number): string | undefined {
  const start = JSON.stringify(token.raw.trim().slice(0, 40));
  if (token.type === "html") return `${start} is HTML. Write Markdown instead.`;
  if (token.type === "image") {
    return `${start} is a picture. A post has one, under "picture" in its front matter.`;
  }
  if (token.type === "heading" && token.depth === 1) {
    return `${start}: the title is the only heading of the first level. Begin with ## instead.`;
  }
  if (token.type === "heading" && token.depth > level + 1) {
    return `${start} leaves out a level of headings. Begin with ${"#".repeat(level + 1)} instead.`;
  }
  return markdownLinkProblem(token);
}

/**
 * Gives headings an anchor, links to other sites a new tab, and tables a frame and, for phones, the column's name in
 * each cell.
 */
function postRenderer(headings: PostHeading[]): RendererObject {
  const taken = new Set<string>();
  const freeId = (text: string) => {
    const id = headingId(text) || "part";
    let free = id;
    for (let count = 2; taken.has(free) || pageIds.test(free); count++) free = `${id}-${count}`;
    taken.add(free);
    return free;
  };
  return {
    heading({ tokens, depth }) {
      const html = this.parser.parseInline(tokens);
      const text = plainText(html);
      const id = freeId(text);
      if (depth === 2) headings.push({ id, text });
      return `<h${depth} id="${id}">${html}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const elsewhere = /^https?:/.test(href) ? ' target="_blank" rel="noopener"' : "";
      return `<a href="${attribute(landing(href))}"${elsewhere}>${this.parser.parseInline(tokens)}</a>`;
    },
    table({ header, rows }) {
      const heads = header.map(({ tokens }) => this.parser.parseInline(tokens));
      const body = rows.map((cells) => {
        const row = cells.map(({ tokens }, index) => {
          const column = attribute(plainText(heads[index] ?? ""));
          return `<td data-column="${column}">${this.parser.parseInline(tokens)}</td>`;
        });
        return `<tr>${row.join("")}</tr>`;
      });
      const label = attribute(heads.map(plainText).filter(Boolean).join(", "));
      return [
        `<div class="table-frame" role="region" aria-label="Table: ${label}" tabindex="0">`,
        `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead>`,
        `<tbody>${body.join("")}</tbody></table></div>\n`,
      ].join("");
    },
  };
}

/** Renders the Markdown of an article as HTML. */
export function renderMarkdown(markdown: string) {
  /** The headings of the second level, for the table of contents. */
  const headings: PostHeading[] = [];
  /** What an article must not contain, as sentences. */
  const problems: string[] = [];
  // The title has this level.
  let level = 1;
  const marked = new Marked({
    renderer: postRenderer(headings),
    walkTokens(token) {
      const problem = problemOf(token, level);
      if (problem) problems.push(problem);
      if (token.type === "heading") level = token.depth;
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, headings, words: countWords(html), problems };
}
