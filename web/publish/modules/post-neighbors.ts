import type { Post, PostLink, PostNeighbors } from "../../src/site/blog/post.ts";

const relatedCount = 2;

const link = ({ path, title }: Post): PostLink => ({ path, title });

/** How much two posts have in common: their tags, then their category. */
function kinship(one: Post, other: Post): number {
  const shared = one.tags.filter((tag) => other.tags.includes(tag)).length;
  return 2 * shared + (one.category === other.category ? 1 : 0);
}

/** The posts to offer after a post: the ones before and after it in time, or those closest in subject. */
export function postNeighbors(post: Post, posts: readonly Post[]): PostNeighbors {
  const listed = posts.filter((other) => other.listed);
  const index = listed.findIndex(({ slug }) => slug === post.slug);
  const later = index > 0 ? listed[index - 1] : undefined;
  const earlier = index >= 0 ? listed[index + 1] : undefined;
  const missing = relatedCount - [earlier, later].filter(Boolean).length;
  const related = listed
    .filter((other) => other !== post && other !== earlier && other !== later)
    .sort((one, other) => kinship(post, other) - kinship(post, one))
    .slice(0, missing);
  return {
    earlier: earlier && link(earlier),
    later: later && link(later),
    related: related.map(link),
  };
}
