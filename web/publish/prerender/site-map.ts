import { sitePages } from "../content/post-pages.ts";
import type { Content } from "../content/read-content.ts";

/** sitemap.xml of all pages that may be indexed; paths are checked by schema, so nothing needs escaping. */
export function siteMap(content: Content): string {
  const { site } = content;
  const entries = sitePages(content)
    .filter(({ robots }) => robots === undefined)
    .map(
      ({ path, updated }) =>
        `<url><loc>${site.origin}${path}</loc><lastmod>${updated}</lastmod></url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

export function robotsTxt({ site }: Content): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}
