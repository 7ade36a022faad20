import { Marked, type RendererObject } from "marked";
import { type NewsletterIssue, originMark } from "#contract/newsletter-issue";
import { html, SafeHtml } from "../../../functions/src/mail/html-text.ts";
import { linkStyle } from "../../../functions/src/mail/mail-layout.ts";

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

/** An issue as it goes out; what it must not have, `readIssueFile` has refused. */
export function renderIssue(subject: string, markdown: string): NewsletterIssue {
  const rendered = (renderer: RendererObject) =>
    new Marked({ renderer }).parse(markdown, { async: false }).trim();
  return { subject, html: rendered(inMail), text: rendered(inText) };
}
