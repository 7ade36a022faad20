import type { Content } from "../content/content.ts";
import { pageFile, postFile } from "../content/content-text.ts";
import { blogName, type SitePage, sitePages } from "../content/post-pages.ts";
import type { Problem } from "../content/problem.ts";

const isPost = ({ name }: SitePage) => name.startsWith(`${blogName}/`);

function fileOf(page: SitePage): string {
  const { name } = page;
  if (name === blogName) return "web/content/blog.yaml";
  return isPost(page) ? postFile({ slug: name.slice(blogName.length + 1) }) : pageFile(page);
}

/** What must differ from page to page, and its name in a file. */
const unique = [
  { what: "title", fieldOf: () => "title", of: ({ title }: SitePage) => title },
  {
    what: "description",
    fieldOf: (page: SitePage) => (isPost(page) ? "excerpt" : "description"),
    of: ({ description }: SitePage) => description,
  },
  // A post and a page with the same name would also share their social picture.
  {
    what: "file name",
    fieldOf: () => "",
    of: ({ name }: SitePage) => name.replace(`${blogName}/`, ""),
  },
];

/**
 * Pages and posts that search engines couldn't tell apart. Pages are compared with pages, and posts with posts, when
 * they are read.
 */
export function sharedHeadProblems(content: Content): Problem[] {
  const all = sitePages(content);
  return all.flatMap((page, index) =>
    unique.flatMap(({ what, fieldOf, of }) => {
      const other = all.slice(0, index).find((earlier) => of(earlier) === of(page));
      if (!other) return [];
      const message = `${fileOf(other)} has the same ${what}. Each page needs its own.`;
      return [{ file: fileOf(page), field: fieldOf(page), message }];
    }),
  );
}
