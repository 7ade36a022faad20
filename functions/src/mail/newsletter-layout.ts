import { campaigns } from "../contract/beacon-words.ts";
import type { SiteFacts } from "../contract/site-facts.ts";
import { html, type SafeHtml } from "./html-text.ts";
import { linkStyle, mailColors } from "./mail-layout.ts";

type SitePost = SiteFacts["posts"][number];

/** Marks a path of the site, so that the numbers show that the visitor came from a newsletter. */
export function countedPath(path: string): string {
  const [, page = "", query, fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  return `${page}${query ? `${query}&` : "?"}utm_source=${campaigns[0]}${fragment}`;
}

/** Posts for the plain text: the title, the excerpt and the address of each. */
export function postLines(posts: readonly SitePost[], siteOrigin: string): string[] {
  return posts.flatMap(({ title, excerpt, path }) => [
    "",
    title,
    excerpt,
    `${siteOrigin}${countedPath(path)}`,
  ]);
}

export function postList(posts: readonly SitePost[], siteOrigin: string): SafeHtml[] {
  return posts.map(
    ({ title, excerpt, path }) =>
      html`<p style="margin:0 0 16px;padding-left:16px;border-left:4px solid ${mailColors.brandSoft}"><a href="${siteOrigin}${countedPath(path)}" style="${linkStyle};font-weight:600">${title}</a><br>${excerpt}</p>`,
  );
}
