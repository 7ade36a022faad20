import type { Post } from "../../src/site/blog/post.ts";
import type { Content } from "../content/content.ts";
import { lastUpdate } from "../content/post-pages.ts";
import { markup } from "../markup.ts";

/** The body of a post as feed readers can use it: every link has its origin, and nothing scrolls in a frame. */
function feedBody({ html, path }: Post, origin: string): string {
  return html
    .replaceAll('href="/', `href="${origin}/`)
    .replaceAll('href="#', `href="${origin}${path}#`)
    .replaceAll(/<div class="table-frame"[^>]*>|<\/div>/g, "")
    .replaceAll(/<td data-column="[^"]*">/g, "<td>");
}

const listedPosts = ({ posts }: Content) => posts.filter(({ listed }) => listed);

/** A day as a moment: noon in UTC is the same day in all of America. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** /feed.xml: the listed posts in full, newest first (RSS 2.0). */
export function rssFeed(content: Content): string {
  const { site, blog } = content;
  const posts = listedPosts(content);
  const items = posts.map((post) => {
    const address = `${site.origin}${post.path}`;
    return markup`
<item><title>${post.title}</title>
<link>${address}</link><guid isPermaLink="true">${address}</guid>
<pubDate>${noon(post.date).toUTCString()}</pubDate>
<dc:creator>${post.author}</dc:creator>
${post.tags.map((tag) => markup`<category>${tag}</category>`)}
<description>${post.excerpt}</description>
<content:encoded>${feedBody(post, site.origin)}</content:encoded></item>`;
  });
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel><title>${site.name}</title><link>${site.origin}/blog</link>
<description>${blog.description}</description><language>en-US</language>
<lastBuildDate>${noon(lastUpdate(posts)).toUTCString()}</lastBuildDate>
<atom:link href="${site.origin}/feed.xml" rel="self" type="application/rss+xml"/>${items}
</channel></rss>
`.text;
}

/** /atom.xml: the same posts for readers that prefer Atom (RFC 4287). */
export function atomFeed(content: Content): string {
  const { site, blog } = content;
  const posts = listedPosts(content);
  const entries = posts.map((post) => {
    const address = `${site.origin}${post.path}`;
    return markup`
<entry><title>${post.title}</title><id>${address}</id><link href="${address}"/>
<published>${noon(post.date).toISOString()}</published>
<updated>${noon(post.updated).toISOString()}</updated>
<author><name>${post.author}</name></author>
${post.tags.map((tag) => markup`<category term="${tag}"/>`)}
<summary>${post.excerpt}</summary>
<content type="html">${feedBody(post, site.origin)}</content></entry>`;
  });
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<title>${site.name}</title><subtitle>${blog.description}</subtitle>
<id>${site.origin}/blog</id><link href="${site.origin}/blog"/>
<link href="${site.origin}/atom.xml" rel="self"/>
<updated>${noon(lastUpdate(posts)).toISOString()}</updated>${entries}
</feed>
`.text;
}
