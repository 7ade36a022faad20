import { Marked, type Renderer, type RendererObject, type Tokens } from "marked";
import { type NewsletterIssue, originMark } from "#contract/newsletter-issue";
import { html, SafeHtml } from "../../../functions/src/mail/html-text.ts";
import { linkStyle, mailColors } from "../../../functions/src/mail/mail-layout.ts";
import { countedPath } from "../../../functions/src/mail/newsletter-layout.ts";

/** Links to pages of the site get its address when the mail is written. */
const addressOf = (href: string) =>
  href.startsWith("/") ? `${originMark}${countedPath(href)}` : href;

const inMail: RendererObject = {
  heading({ tokens }) {
    const words = new SafeHtml(this.parser.parseInline(tokens));
    return html`<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.3">${words}</h2>`.source;
  },
  paragraph({ tokens }) {
    return html`<p style="margin:0 0 16px">${new SafeHtml(this.parser.parseInline(tokens))}</p>`
      .source;
  },
  blockquote({ tokens }) {
    const words = new SafeHtml(this.parser.parse(tokens));
    return html`<div style="margin:0 0 16px;padding-left:16px;border-left:4px solid ${mailColors.brandSoft}">${words}</div>`
      .source;
  },
  code: ({ text }) =>
    html`<pre style="margin:0 0 16px;font-size:14px;white-space:pre-wrap">${text}</pre>`.source,
  hr: () => html`<div style="margin:24px 0;border-top:1px solid ${mailColors.line}"></div>`.source,
  link({ href, tokens }) {
    const words = new SafeHtml(this.parser.parseInline(tokens));
    return html`<a href="${addressOf(href)}" style="${linkStyle}">${words}</a>`.source;
  },
};

/** Replaces several empty lines with one. */
const tidied = (text: string) => text.trim().replace(/\n{3,}/g, "\n\n");

const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Puts a mark before the first line, and the same width before the others. */
function indented(text: string, first: string, rest = " ".repeat(first.length)): string {
  return tidied(text)
    .split("\n")
    .map((line, index) => `${index === 0 ? first : rest}${line}`.trimEnd())
    .join("\n");
}

function innerText(this: Pick<Renderer, "parser">, { tokens }: Pick<Tokens.Strong, "tokens">) {
  return this.parser.parseInline(tokens);
}

function textBlock(this: Pick<Renderer, "parser">, { tokens }: Pick<Tokens.Paragraph, "tokens">) {
  return `${this.parser.parseInline(tokens)}\n\n`;
}

const inText: RendererObject = {
  heading: textBlock,
  paragraph: textBlock,
  blockquote({ tokens }) {
    return `${indented(this.parser.parse(tokens), "> ", "> ")}\n\n`;
  },
  code: ({ text }) => `${text}\n\n`,
  codespan: ({ text }) => text,
  link({ href, text, tokens }) {
    const address = addressOf(href);
    // Markdown turns a bare address into a link by itself.
    if (text === href || `mailto:${text}` === href) return text;
    return `${this.parser.parseInline(tokens)} (${address})`;
  },
  list({ items, ordered, start }) {
    const lines = items.map((item, index) => {
      const mark = ordered ? `${Number(start) + index}. ` : "- ";
      return indented(this.parser.parse(item.tokens), mark);
    });
    // A nested list begins on a new line.
    return `\n${lines.join("\n")}\n\n`;
  },
  checkbox: ({ checked }) => `[${checked ? "x" : " "}] `,
  strong: innerText,
  em: innerText,
  del: innerText,
  br: () => "\n",
  hr: () => "\n",
  text(token) {
    if ("tokens" in token && token.tokens) return this.parser.parseInline(token.tokens);
    return token.text.replace(/&(amp|lt|gt|quot);/g, (_, name) => characters[name] ?? "");
  },
};

/** An issue as it goes out. `readIssueFile` has already refused anything that it must not have. */
export function renderIssue(subject: string, markdown: string): NewsletterIssue {
  const rendered = (renderer: RendererObject) =>
    new Marked({ renderer }).parse(markdown, { async: false });
  return { subject, html: rendered(inMail).trim(), text: tidied(rendered(inText)) };
}
