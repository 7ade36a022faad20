import type { BlogWords } from "../content/blog-schema.ts";
import { allPosts } from "./post-categories.ts";
import type { PostFilter } from "./post-filter.ts";

/** Returns "3 articles matching “menu” in SEO Guides": what the filter has found, for all to read and hear. */
export function foundText(
  count: number,
  { search, category }: PostFilter,
  names: BlogWords["categories"],
  { one, many, matching, inCategory }: BlogWords["listing"]["found"],
): string {
  const parts = [(count === 1 ? one : many).replace("{count}", () => String(count))];
  if (search.trim() !== "") parts.push(matching.replace("{search}", () => search.trim()));
  if (category !== allPosts) parts.push(inCategory.replace("{category}", () => names[category]));
  return parts.join(" ");
}
