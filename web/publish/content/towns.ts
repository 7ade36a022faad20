import type { SectionOf } from "../../src/site/content/section-schema.ts";
import type { Site } from "../../src/site/content/site-schema.ts";
import type { NamedPage } from "./content.ts";

/** A page about a town. */
export type CityPage = NamedPage & { city: NonNullable<NamedPage["city"]> };

export function cityPages(pages: readonly NamedPage[]): CityPage[] {
  return pages.filter((page): page is CityPage => page.city !== undefined);
}

const byName = (one: CityPage, other: CityPage) => one.city.town.localeCompare(other.city.town);

/** Returns the text with the town in place of `{town}`. */
export function ofTown(words: string, town: string): string {
  return words.replaceAll("{town}", town);
}

/** The cards in a list of towns. Their words are in the towns' own pages. */
export function townCards(
  { list, link, order }: SectionOf<"towns">,
  pages: readonly NamedPage[],
): SectionOf<"cards">["cards"] {
  const listed = cityPages(pages)
    .filter(({ city }) => !city.notOn.includes(list))
    .sort(byName);
  const last = listed.length;
  if (order === "rank") {
    listed.sort((one, other) => (one.city.rank ?? last) - (other.city.rank ?? last));
  }
  return listed.map(({ path, city }) => ({
    title: city.town,
    ...(city.cards[list] ?? city.card),
    points: [],
    link: { label: ofTown(link, city.town), to: path },
    highlight: false,
  }));
}

/** The addresses of the other pages about towns that the lists name, by town. */
export function townPages(
  { lists }: SectionOf<"lists">,
  page: NamedPage,
  pages: readonly NamedPage[],
): Record<string, string> {
  const items = lists.flatMap((list) => list.items);
  return Object.fromEntries(
    cityPages(pages)
      .filter(({ path, city }) => path !== page.path && items.includes(city.town))
      .map(({ path, city }) => [city.town, path]),
  );
}

/** The site with a link to each town's page in the parts of the footer that list towns. */
export function withTownLinks(site: Site, pages: readonly NamedPage[]): Site {
  const links = cityPages(pages)
    .sort(byName)
    .map(({ path, city }) => ({ label: city.town, to: path }));
  const footer = site.navigation.footer.map(({ towns, ...group }) => ({
    ...group,
    links: towns ? [...group.links, ...links] : group.links,
  }));
  return { ...site, navigation: { ...site.navigation, footer } };
}
