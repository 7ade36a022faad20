import type { Blog, BlogPosting, Graph } from "schema-dts";
import type { Post } from "../../src/site/blog/post.ts";
import type { Content } from "../content/content.ts";
import { socialPicture } from "../content/pictures/has-picture.ts";
import { blogName, postPageName } from "../content/post-pages.ts";
import {
  breadcrumbs,
  business,
  businessId,
  graphOf,
  questionsRecord,
  structuredData,
} from "./structured-data.ts";

const blogStep = { name: "Blog", path: "/blog" };

function article(post: Post, { site }: Content): BlogPosting {
  const address = `${site.origin}${post.path}`;
  const record: BlogPosting = {
    "@type": "BlogPosting",
    "@id": `${address}#article`,
    headline: post.title,
    description: post.excerpt,
    url: address,
    mainEntityOfPage: address,
    datePublished: post.date,
    dateModified: post.updated,
    author: { "@type": "Organization", name: post.author, url: `${site.origin}/about` },
    publisher: { "@id": businessId({ site }) },
    articleSection: post.categoryLabel,
    keywords: post.tags.join(", "),
    wordCount: post.words,
    inLanguage: "en-US",
  };
  // Only a listed post names a picture.
  return post.listed
    ? { ...record, image: `${site.origin}/social/${socialPicture(post.slug)}.png` }
    : record;
}

/** The JSON-LD of a post: article, business record with its own number of reviews, questions, breadcrumbs. */
function postStructuredData(post: Post, content: Content): Graph {
  return graphOf([
    article(post, content),
    business(content, "reviews_blog"),
    questionsRecord(post.faq),
    breadcrumbs([blogStep, { name: post.topic, path: post.path }], content),
  ]);
}

/** The JSON-LD of the blog page: the blog with its listed posts. */
function blogStructuredData({ blog, posts, ...content }: Content): Graph {
  const { origin } = content.site;
  const record: Blog = {
    "@type": "Blog",
    "@id": `${origin}/blog#blog`,
    name: blog.heading,
    description: blog.description,
    url: `${origin}/blog`,
    publisher: { "@id": businessId(content) },
    blogPost: posts
      .filter(({ listed }) => listed)
      .map(({ title, path, date }) => ({
        "@type": "BlogPosting",
        headline: title,
        url: `${origin}${path}`,
        datePublished: date,
      })),
  };
  return graphOf([record, breadcrumbs([blogStep], content)]);
}

/** The JSON-LD of every page, by the page's name, except for pages that must not be indexed. */
export function siteStructuredData(content: Content): Map<string, Graph> {
  const graphs = new Map<string, Graph>([[blogName, blogStructuredData(content)]]);
  for (const page of content.pages) {
    const graph = structuredData(page, content);
    if (graph) graphs.set(page.name, graph);
  }
  for (const post of content.posts)
    graphs.set(postPageName(post), postStructuredData(post, content));
  return graphs;
}
