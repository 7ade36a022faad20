import type { PostSummary } from "./post.ts";
import { allPosts, type Category, categories } from "./post-categories.ts";

export interface PostFilter {
  search: string;
  category: Category;
}

export const noFilter: PostFilter = { search: "", category: allPosts };

export const filterParameters = { search: "q", category: "category" } as const;

export function filterIn(address: URLSearchParams): PostFilter {
  const wanted = address.get(filterParameters.category);
  return {
    search: address.get(filterParameters.search) ?? "",
    category: categories.find((category) => category === wanted) ?? allPosts,
  };
}

export function withFilter(address: URLSearchParams, filter: PostFilter): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const key of ["search", "category"] as const) {
    const name = filterParameters[key];
    if (filter[key].trim() === "" || filter[key] === noFilter[key]) next.delete(name);
    else next.set(name, filter[key]);
  }
  return next;
}

type Filtered = Pick<PostSummary, "title" | "excerpt" | "tags" | "category">;

/** Matches a part of the title, the excerpt or any tag, in any case, and the exact category. */
export function filterPosts<Post extends Filtered>(
  posts: readonly Post[],
  { search, category }: PostFilter,
): Post[] {
  const wanted = search.trim().toLowerCase();
  return posts.filter(
    (post) =>
      (category === allPosts || post.category === category) &&
      [post.title, post.excerpt, ...post.tags].some((text) => text.toLowerCase().includes(wanted)),
  );
}

export function countPosts(posts: readonly Filtered[], category: Category): number {
  return filterPosts(posts, { search: "", category }).length;
}
