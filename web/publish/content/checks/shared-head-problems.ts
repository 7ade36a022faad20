import { blogName, type SitePage, sitePages } from "../post-pages.ts";
import type { Content } from "../read-content.ts";
import type { Problem } from "./problem.ts";

function fileOf({ name }: SitePage): string {
  if (name === blogName) return "web/content/blog.yaml";
  if (name.startsWith(`${blogName}/`)) {
    return `web/content/posts/${name.slice(blogName.length + 1)}.md`;
  }
  return `web/content/pages/${name}.yaml`;
}

/** What must differ from page to page, and how a file calls it. */
const unique = [
  { field: "title", of: ({ title }: SitePage) => title },
  { field: "description (of a post: excerpt)", of: ({ description }: SitePage) => description },
  // A post and a page of one name would also share their social picture.
  { field: "(file name)", of: ({ name }: SitePage) => name.replace(`${blogName}/`, "") },
];

/**
 * Pages and posts that search engines could not tell apart. Pages among each other, and posts, are compared
 * when they are read.
 */
export function sharedHeadProblems(content: Content): Problem[] {
  const all = sitePages(content);
  return all.flatMap((page, index) =>
    unique.flatMap(({ field, of }) => {
      const other = all.slice(0, index).find((earlier) => of(earlier) === of(page));
      return other
        ? [
            {
              file: fileOf(page),
              field,
              message: `${fileOf(other)} has the same one. Each page needs its own.`,
            },
          ]
        : [];
    }),
  );
}
