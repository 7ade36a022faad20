import type { Content } from "../content/content.ts";
import { pageFile, postFile } from "../content/content-text.ts";
import { duplicates } from "../content/duplicates.ts";
import { blogName, postPageName, type SitePage, sitePages } from "../content/post-pages.ts";
import type { Problem } from "../content/problem.ts";
import { builtInPaths } from "./site-addresses.ts";

const isPost = ({ name }: SitePage) => name.startsWith(`${blogName}/`);

function fileOf(page: SitePage): string {
  const { name } = page;
  if (name === blogName) return "web/content/blog.yaml";
  return isPost(page) ? postFile({ slug: name.slice(blogName.length + 1) }) : pageFile(page);
}

function titleField({ name }: SitePage, { posts }: Pick<Content, "posts">): string {
  const isUnlisted = posts.some((post) => !post.listed && postPageName(post) === name);
  return isUnlisted ? "topic" : "title";
}

/** What must differ from page to page, and its name in a file. */
const unique = [
  {
    what: "path",
    fieldOf: () => "path",
    // The blog's is among the built-in paths.
    of: ({ name, path }: SitePage) => (name === blogName ? name : path),
  },
  { what: "title", fieldOf: titleField, of: ({ title }: SitePage) => title },
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

/** Pages and posts that search engines, or the address, couldn't tell apart. */
export function sharedHeadProblems(content: Content): Problem[] {
  const all = sitePages(content);
  return unique.flatMap(({ what, fieldOf, of }) =>
    duplicates(all, of).map(({ item, first }) => ({
      file: fileOf(item),
      field: fieldOf(item, content),
      message: `${fileOf(first)} has the same ${what}. Each page needs its own.`,
    })),
  );
}

/** Pages that the blog or a page of the team area would replace. */
export function builtInPathProblems({ pages }: Pick<Content, "pages">): Problem[] {
  return pages
    .filter(({ path }) => builtInPaths.includes(path))
    .map((page) => ({
      file: pageFile(page),
      field: "path",
      message: `the site has a page of its own at ${page.path}. Choose another path.`,
    }));
}
