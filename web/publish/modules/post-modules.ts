import type { ComponentProps } from "react";
import type { components } from "../../src/site/blog/blog-components.ts";
import type { Post, PostSummary } from "../../src/site/blog/post.ts";
import type { Content } from "../content/content.ts";
import { socialPicture } from "../content/pictures/has-picture.ts";
import { blogName, postPage, postPageName, sitePages } from "../content/post-pages.ts";
import { pictureMark } from "../content/resolve-page.ts";
import { boundModule, loadersModule } from "./page-modules.ts";
import { postNeighbors } from "./post-neighbors.ts";

type Components = typeof components;

/** A part of a blog page, with its component's props. */
type BlogPart = {
  [Part in keyof Components]: { part: Part; props: ComponentProps<Components[Part]> };
}[keyof Components];

function blogModule(head: unknown, parts: readonly BlogPart[]): string {
  const bindings = parts.map(({ part, props }) => ({ key: part, part, props }));
  return boundModule("blog/blog-components.ts", head, bindings);
}

/** Whether a page's name is that of the blog or of a post. */
export function isBlogPage(name: string): boolean {
  return name === blogName || name.startsWith(`${blogName}/`);
}

/** `virtual:blog-pages`: the loader of each blog page's code, by its path. */
export function blogPagesModule(content: Content): string {
  const pages = sitePages(content).filter(({ name }) => isBlogPage(name));
  return loadersModule("loaders", pages, ({ path }) => path);
}

const withMark = (picture: Post["picture"]) => ({ ...picture, file: pictureMark(picture.file) });

/** A card's badge shows the name of the category's filter; a post page shows the bare category. */
function summary(post: Post, { article, categories }: Content["blog"]): PostSummary {
  const { slug, path, title, excerpt, category, tags, date, dateText, readTime } = post;
  return {
    ...{ slug, path, title, excerpt, category, tags, date, dateText, readTime },
    categoryLabel: categories[category],
    updatedNote: post.updatedText && article.updated.replace("{date}", post.updatedText),
    picture: withMark(post.picture),
  };
}

function listingModule({ blog, posts }: Content): string {
  const { title, description, eyebrow, heading, intro, categories, listing, sidebar } = blog;
  const summaries = posts.filter(({ listed }) => listed).map((post) => summary(post, blog));
  return blogModule(
    { name: blogName, path: "/blog", title, description, feeds: true, socialImage: "default" },
    [
      { part: "opening", props: { eyebrow, heading, intro } },
      { part: "listing", props: { posts: summaries, categories, words: listing, sidebar } },
    ],
  );
}

function postParts(post: Post, { blog, posts }: Content): BlogPart[] {
  const words = blog.article;
  const { faq, listed, recheck, checked: _day, topic, words: _count, ...shown } = post;
  const frame = { tone: "plain" as const, actions: [] };
  return [
    {
      part: "article",
      props: {
        post: { ...shown, picture: withMark(post.picture), ...(!listed && { topic }) },
        words,
      },
    },
    {
      part: "questions",
      props: {
        section: {
          ...frame,
          kind: "faq",
          tone: "tinted",
          heading: words.questions,
          questions: faq,
        },
      },
    },
    {
      part: "consultation",
      props: { section: { ...frame, tone: "deep", ...words.consultation }, layout: "ends" },
    },
    { part: "neighbors", props: { neighbors: postNeighbors(post, posts), words } },
  ];
}

/** `virtual:page/blog` and `virtual:page/blog/<slug>`: a post's body is only in its own module. */
export function blogPageModule(content: Content, name: string): string {
  if (name === blogName) return listingModule(content);
  const post = content.posts.find((one) => postPageName(one) === name);
  if (!post) throw new Error(`there is no post for the page "${name}"`);
  const { updated, robots, ...head } = postPage(post, content);
  return blogModule(
    { ...head, article: true, feeds: true, socialImage: socialPicture(post.slug) },
    postParts(post, content),
  );
}
