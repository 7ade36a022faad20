import type { Content } from "./content.ts";
import { sitePages } from "./post-pages.ts";
import { cityPages } from "./towns.ts";

/**
 * The name that people use for each public page, by its path: as in links to it, or else its title in search results.
 */
export function pageNames(content: Content): Record<string, string> {
  const { site, pages, posts } = content;
  const { footer, policies } = site.navigation;
  const links = [...footer.flatMap((group) => group.links), ...policies];
  const names = new Map([
    ["/", "Home"],
    ...links.map(({ to, label }) => [to, label] as const),
    ...cityPages(pages).map(({ path, city }) => [path, `Web design in ${city.town}`] as const),
    ...posts.map(({ path, title }) => [path, title] as const),
  ]);
  return Object.fromEntries(
    sitePages(content).map(({ path, title }) => [
      path,
      names.get(path) ?? title.split(" | ")[0] ?? title,
    ]),
  );
}
