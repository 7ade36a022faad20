/** The order is that of the buttons. This is apart from the schemas, which aren't for the browser. */
export const postCategories = [
  "web-design",
  "local-business",
  "south-jersey",
  "seo-guides",
] as const;

export const allPosts = "all";

type PostCategory = (typeof postCategories)[number];

export type Category = PostCategory | typeof allPosts;

export const categories: readonly Category[] = [allPosts, ...postCategories];
