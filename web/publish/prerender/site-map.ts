import type { Content } from "../content/content.ts";
import { sitePages } from "../content/post-pages.ts";
import { markup } from "../markup.ts";

/** The sitemap.xml of all pages that may be indexed. */
export function siteMap(content: Content): string {
  const { site } = content;
  const entries = sitePages(content)
    .filter(({ robots }) => robots === undefined)
    .map(
      ({ path, updated }) =>
        markup`<url><loc>${site.origin}${path}</loc><lastmod>${updated}</lastmod></url>\n`,
    );
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>
`.text;
}

export function robotsTxt({ site }: Content): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}
