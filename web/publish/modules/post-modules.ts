import { fileURLToPath } from "node:url";
import type { Post, PostSummary } from "../../src/site/blog/post.ts";
import type { Content } from "../content/content.ts";
import { socialPicture } from "../content/pictures/social-picture.ts";
import { blogName, postPage, postPageName, sitePages } from "../content/post-pages.ts";
import { pictureMark } from "../content/resolve-page.ts";
import { type Binding, boundModule, loadersModule } from "./page-modules.ts";
import { postNeighbors } from "./post-neighbors.ts";

const source = (file: string) => fileURLToPath(new URL(`../../src/site/${file}`, import.meta.url));

/** Whether a page's name is that of the blog or of a post. */
export function isBlogPage(name: string): boolean {
  return name === blogName || name.startsWith(`${blogName}/`);
}

/** `virtual:blog-states`: the words that have to be there when a post is not. */
export function blogStatesModule({ blog }: Content): string {
  return `export const states = ${JSON.stringify(blog.states)};`;
}

/** `virtual:blog-pages`: how the code of each page of the blog is loaded, by its path. */
export function blogPagesModule(content: Content): string {
  const pages = sitePages(content).filter(({ name }) => isBlogPage(name));
  return loadersModule("loaders", pages, ({ path }) => path);
}

const withMark = (picture: Post["picture"]) => ({ ...picture, file: pictureMark(picture.file) });

/** Its badge carries the name of the filter above it; a post page has the bare category. */
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
  return boundModule(
    { name: blogName, path: "/blog", title, description, feeds: true, socialImage: "default" },
    [
      {
        key: "opening",
        component: "BlogOpening",
        file: source("blog/blog-opening.tsx"),
        props: { eyebrow, heading, intro },
      },
      {
        key: "listing",
        component: "BlogListing",
        file: source("blog/blog-listing.tsx"),
        props: { posts: summaries, categories, words: listing, sidebar },
      },
    ],
  );
}

function postBindings(post: Post, { blog, posts }: Content): Binding[] {
  const words = blog.article;
  const { faq, listed, recheck, checked: _day, topic, words: _count, ...shown } = post;
  const frame = { tone: "plain", actions: [] };
  return [
    {
      key: "article",
      component: "PostArticle",
      file: source("blog/post-article.tsx"),
      props: {
        post: { ...shown, picture: withMark(post.picture), ...(!listed && { topic }) },
        words,
      },
    },
    {
      key: "questions",
      component: "FaqSection",
      file: source("sections/faq-section.tsx"),
      props: { section: { ...frame, tone: "tinted", heading: words.questions, questions: faq } },
    },
    {
      key: "consultation",
      component: "SectionFrame",
      file: source("sections/section-frame.tsx"),
      props: { section: { ...frame, tone: "deep", ...words.consultation }, layout: "ends" },
    },
    {
      key: "neighbors",
      component: "PostNeighborLinks",
      file: source("blog/post-neighbor-links.tsx"),
      props: { neighbors: postNeighbors(post, posts), words },
    },
  ];
}

/** `virtual:page/blog` and `virtual:page/blog/<slug>`: a post's body is only in its own module. */
export function blogPageModule(content: Content, name: string): string {
  if (name === blogName) return listingModule(content);
  const post = content.posts.find((one) => postPageName(one) === name);
  if (!post) throw new Error(`there is no post for the page "${name}"`);
  const { updated, robots, ...head } = postPage(post, content);
  return boundModule(
    { ...head, article: true, feeds: true, socialImage: socialPicture(post.slug) },
    postBindings(post, content),
  );
}
