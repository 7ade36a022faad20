import { marked, type Token } from "marked";

/** All parts of a Markdown text, each before those inside it. */
export function markdownTokens(markdown: string): Token[] {
  const tokens: Token[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    tokens.push(token);
  });
  return tokens;
}

const inOurs = /^(?:\/(?!\/)|#)/;
const mail = /^mailto:[^\s@]+@[^\s@?]+\.[^\s@?]+/i;
const phone = /^tel:\+?(?:[\d().-]|%20){7,}$/i;

function isAddress(href: string): boolean {
  if (!/^https?:\/\//i.test(href)) return inOurs.test(href) || mail.test(href) || phone.test(href);
  return URL.canParse(href) && new URL(href).hostname.includes(".");
}

/** What is wrong with a Markdown link itself. Its target on this site is checked elsewhere. */
export function markdownLinkProblem(token: Token): string | undefined {
  const start = `"${token.raw.trim().slice(0, 60)}"`;
  if (token.type === "link" && !isAddress(String(token.href))) {
    return `${start}: write a link as /contact, in full with https://, or as mailto: or tel:.`;
  }
  // Markdown leaves a broken link as it is written, brackets and all.
  if (token.type === "text" && !token.tokens && /\[[^\]]*\]\(/.test(token.raw)) {
    return `${start} isn't read as a link. Close its address, and write no spaces in it.`;
  }
  return undefined;
}
