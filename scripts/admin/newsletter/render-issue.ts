import { Marked, type RendererObject, type Token } from "marked";
import { type NewsletterIssue, originMark } from "#contract/newsletter-issue";
import { html, SafeHtml } from "../../../functions/src/mail/html-text.ts";
import { linkStyle } from "../../../functions/src/mail/mail-layout.ts";
import { PlainFailure } from "../../plain-failure.ts";

/** What mail programs would not show, or show as something else. */
function problemOf(token: Token): string | undefined {
  const start = token.raw.trim().slice(0, 40);
  if (token.type === "html") return `"${start}" is HTML. Write Markdown instead.`;
  if (token.type === "image")
    return `"${start}" is a picture. Newsletters have none: many programs hide them.`;
  if (token.type === "table")
    return `"${start}" is a table, for which phones have no room. Write a list instead.`;
  if (token.type !== "link" || /^(\/(?!\/)|https:\/\/|mailto:|tel:)/.test(token.href))
    return undefined;
  return `"${start}": write a link as /contact, or in full with https://.`;
}

/** Pages of the site get its address when the mail is written. */
const addressOf = (href: string) => (href.startsWith("/") ? `${originMark}${href}` : href);

const inMail: RendererObject = {
  heading({ tokens }) {
    const words = new SafeHtml(this.parser.parseInline(tokens));
    return html`<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.3">${words}</h2>`.source;
  },
  paragraph({ tokens }) {
    return html`<p style="margin:0 0 16px">${new SafeHtml(this.parser.parseInline(tokens))}</p>`
      .source;
  },
  link({ href, tokens }) {
    const words = new SafeHtml(this.parser.parseInline(tokens));
    return html`<a href="${addressOf(href)}" style="${linkStyle}">${words}</a>`.source;
  },
};

const inText: RendererObject = {
  heading({ tokens }) {
    return `${this.parser.parseInline(tokens)}\n\n`;
  },
  paragraph({ tokens }) {
    return `${this.parser.parseInline(tokens)}\n\n`;
  },
  link({ href, tokens }) {
    return `${this.parser.parseInline(tokens)} (${addressOf(href)})`;
  },
  list({ items, ordered }) {
    const lines = items.map((item, index) => {
      return `${ordered ? `${index + 1}.` : "-"} ${this.parser.parse(item.tokens).trim()}`;
    });
    return `${lines.join("\n")}\n\n`;
  },
  strong({ tokens }) {
    return this.parser.parseInline(tokens);
  },
  em({ tokens }) {
    return this.parser.parseInline(tokens);
  },
  br: () => "\n",
  hr: () => "\n",
  text(token) {
    return "tokens" in token && token.tokens ? this.parser.parseInline(token.tokens) : token.text;
  },
};

/** An issue as it goes out. @throws PlainFailure with everything that a newsletter must not have. */
export function renderIssue(subject: string, markdown: string): NewsletterIssue {
  const problems: string[] = [];
  const note = (token: Token) => {
    const problem = problemOf(token);
    if (problem) problems.push(problem);
  };
  const rendered = (renderer: RendererObject, walkTokens?: (token: Token) => void) =>
    new Marked({ renderer, ...(walkTokens && { walkTokens }) }).parse(markdown, { async: false });
  const asHtml = rendered(inMail, note);
  if (problems.length > 0) throw new PlainFailure(problems.join("\n"));
  return { subject, html: asHtml.trim(), text: rendered(inText).trim() };
}
