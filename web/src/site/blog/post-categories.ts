/** In the order of their buttons. Apart from the schemas, which are not for the browser. */
export const postCategories = [
  "web-design",
  "local-business",
  "south-jersey",
  "seo-guides",
] as const;

/** The filter's first choice: every category. */
export const allPosts = "all";

export type PostCategory = (typeof postCategories)[number];

export type Category = PostCategory | typeof allPosts;

export const categories: readonly Category[] = [allPosts, ...postCategories];
