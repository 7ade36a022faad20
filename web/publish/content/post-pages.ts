import type { Post } from "../../src/site/blog/post.ts";
import type { Content, NamedPage } from "./content.ts";

/** A page of the site, whatever it is made from. */
export type SitePage = Pick<
  NamedPage,
  "name" | "path" | "title" | "description" | "updated" | "robots"
>;

/** The name and the folder of everything below /blog. */
export const blogName = "blog";

export function postPageName({ slug }: Pick<Post, "slug">): string {
  return `${blogName}/${slug}`;
}

/** The title in search results: with the name of the site if that stays under 60 characters. */
export function searchTitle(topic: string, { site }: Pick<Content, "site">): string {
  const named = `${topic} | ${site.shortName}`;
  return named.length < 60 ? named : topic;
}

export function lastUpdate(posts: readonly Post[]): string {
  const days = posts.map(({ updated }) => updated).sort();
  return days.at(-1) ?? "1970-01-01";
}

function blogPage({ blog, posts }: Content): SitePage {
  return {
    name: blogName,
    path: "/blog",
    title: blog.title,
    description: blog.description,
    updated: lastUpdate(posts),
    robots: undefined,
  };
}

export function postPage(post: Post, content: Content): SitePage {
  return {
    name: postPageName(post),
    path: post.path,
    title: searchTitle(post.topic, content),
    description: post.excerpt,
    updated: post.updated,
    robots: undefined,
  };
}

/** Every public page: the files in web/content/pages, the blog, and each post. */
export function sitePages(content: Content): SitePage[] {
  const posts = content.posts.map((post) => postPage(post, content));
  return [...content.pages, blogPage(content), ...posts];
}
