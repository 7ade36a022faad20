import type { Content } from "../content/content.ts";
import type { Problem } from "../content/problem.ts";
import { textFields } from "../content/text-fields.ts";
import { townCards } from "../content/towns.ts";

type LinkingContent = Pick<Content, "site" | "prices" | "blog" | "pages" | "posts">;

/** The paths that a content file leads to. */
function pathsIn(value: unknown): string[] {
  const links = textFields(value).filter(({ key }) => key === "to");
  return links.map(({ text }) => text.replace(/[?#].*$/, ""));
}

/** Pages that no other page leads to: only a search engine would find them. */
export function unlinkedPageProblems({
  site,
  prices,
  blog,
  pages,
  posts,
}: LinkingContent): Problem[] {
  const everywhere = new Set([
    ...pathsIn({ navigation: site.navigation, banner: site.banner, plans: prices.plans, blog }),
    ...posts.flatMap(({ html }) => [...html.matchAll(/href="([^"?#]+)/g)].map(([, to = ""]) => to)),
  ]);
  const linked = pages.map(({ path, sections }) => {
    const towns = sections.flatMap((section) =>
      section.kind === "towns" ? townCards(section, pages) : [],
    );
    return { path, to: new Set(pathsIn({ sections, towns })) };
  });
  return pages
    .filter(({ path, robots }) => path !== "/" && !robots && !everywhere.has(path))
    .filter(({ path }) => !linked.some((other) => other.path !== path && other.to.has(path)))
    .map(({ name, path }) => ({
      file: `web/content/pages/${name}.yaml`,
      field: "path",
      message: `no page links to ${path}. Add a link, for example under navigation in site.yaml.`,
    }));
}
