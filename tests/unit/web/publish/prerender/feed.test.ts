import { expect, test } from "vitest";
import { renderMarkdown } from "#web/publish/content/post-markdown.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { markup } from "#web/publish/markup.ts";
import { atomFeed, rssFeed } from "#web/publish/prerender/feed.ts";
import { siteMap } from "#web/publish/prerender/site-map.ts";
import { siteStructuredData } from "#web/publish/prerender/site-structured-data.ts";

const content = readContent();
const { origin } = content.site;
const listed = content.posts.filter((post) => post.listed);

const allOf = (xml: string, pattern: RegExp) =>
  [...xml.matchAll(pattern)].map(([, found = ""]) => found);

test("feeds hold full listed posts, newest first, with full addresses", () => {
  const addresses = listed.map(({ path }) => `${origin}${path}`);
  const rss = rssFeed(content);
  const atom = atomFeed(content);
  expect(allOf(rss, /<guid[^>]*>([^<]+)<\/guid>/g)).toEqual(addresses);
  expect(allOf(atom, /<id>([^<]+)<\/id>/g)).toEqual([`${origin}/blog`, ...addresses]);
  for (const feed of [rss, atom]) {
    expect(feed).not.toMatch(/href=&quot;[/#]/);
    expect(feed).not.toMatch(/tabindex|table-frame/);
    for (const { excerpt } of listed) expect(feed).toContain(markup`${excerpt}`.text);
    // Every element that is opened is closed.
    const open = allOf(feed, /<([a-z:]+)(?:\s[^>]*)?(?<!\/)>/gi).sort();
    expect(allOf(feed, /<\/([a-z:]+)>/gi).sort()).toEqual(open);
  }
  expect(rss).toContain("<pubDate>Fri, 15 Mar 2024 12:00:00 GMT</pubDate>");
  expect(atom).toContain("<published>2024-03-15T12:00:00.000Z</published>");
});

test("a sign in a table's head doesn't break the feed's markup", () => {
  const [post] = listed;
  if (!post) throw new Error("there are posts");
  const { html } = renderMarkdown("| Time > 3 s |\n| --- |\n| Slow |\n");
  const feed = rssFeed({ ...content, posts: [{ ...post, html }] });
  const head = '<table><thead><tr><th scope="col">Time &gt; 3 s</th></tr></thead>';
  const table = `${head}<tbody><tr><td>Slow</td></tr></tbody></table>`;
  expect(feed).toContain(markup`<content:encoded>${table}`.text);
});

test("escapes or omits what a feed may not hold", () => {
  expect(markup`<a>${'a < b & "c" > d\'\u0000\u000b\ud83c\udf89'}</a>`.text).toBe(
    "<a>a &lt; b &amp; &quot;c&quot; &gt; d&#39;\u{1f389}</a>",
  );
  expect(markup`${[markup`<b>`, "<i>"]}`.text).toBe("<b>&lt;i&gt;");
});

test("lists every post and the blog, with a day, in the site map", () => {
  const map = siteMap(content);
  for (const { path, updated } of content.posts) {
    expect(map).toContain(`<url><loc>${origin}${path}</loc><lastmod>${updated}</lastmod></url>`);
  }
  expect(map).toMatch(new RegExp(`<loc>${origin}/blog</loc><lastmod>\\d{4}-\\d\\d-\\d\\d<`));
});

const graphs = siteStructuredData(content);

test.each(content.posts.map((post) => [post.slug, post] as const))(
  "%s has an article, questions and breadcrumbs",
  (slug, post) => {
    const graph: unknown = graphs.get(`blog/${slug}`);
    expect(graph).toMatchObject({
      "@graph": [
        { "@type": "BlogPosting", headline: post.title, datePublished: post.date },
        { "@type": "ProfessionalService" },
        { "@type": "FAQPage", mainEntity: [{}, {}, {}] },
        {
          "@type": "BreadcrumbList",
          itemListElement: [{}, { name: "Blog" }, { name: post.topic }],
        },
      ],
    });
    // A post that is not listed names no image.
    expect(JSON.stringify(graph).includes('"image":"'.concat(origin, "/social/"))).toBe(
      post.listed,
    );
  },
);
