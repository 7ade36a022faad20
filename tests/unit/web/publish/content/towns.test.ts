import { expect, test } from "vitest";
import { unlinkedPageProblems } from "#web/publish/checks/unlinked-page-problems.ts";
import { problemLine } from "#web/publish/content/problem.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { resolvePage } from "#web/publish/content/resolve-page.ts";
import { townCards, townPages, withTownLinks } from "#web/publish/content/towns.ts";
import { section } from "#web/src/site/content/section-schema.ts";
import { smallCity, smallPage } from "./small-page.ts";

const content = readContent();
const band = { kind: "band" as const, heading: "Heading" };
const words = { icon: "leaf", text: "Other words" };

const ash = smallPage("ash", { city: { ...smallCity("Ash"), rank: 2 } });
const birch = smallPage("birch", {
  city: { ...smallCity("Birch"), cards: { "web-design": words }, notOn: ["home"] },
});
const cedar = smallPage("cedar", { city: { ...smallCity("Cedar"), rank: 1 } });
const pages = [cedar, smallPage("about"), birch, ash];

function cards(list: string, order: string) {
  const asked = section.parse({ kind: "towns", heading: "H", list, link: "To {town}", order });
  return asked.kind === "towns" ? townCards(asked, pages) : [];
}
const titles = (list: string, order: string) => cards(list, order).map(({ title }) => title);

test("lists towns by name or rank, except where they aren't wanted", () => {
  expect(titles("contact", "name")).toEqual(["Ash", "Birch", "Cedar"]);
  expect(titles("contact", "rank")).toEqual(["Cedar", "Ash", "Birch"]);
  expect(titles("home", "name")).toEqual(["Ash", "Cedar"]);
});

test("links a card to its town, with other words on one page if needed", () => {
  const link = { label: "To Birch", to: "/birch" };
  expect(cards("contact", "name")[1]).toMatchObject({ ...smallCity("Birch").card, link });
  expect(cards("web-design", "name")[1]).toMatchObject({ ...words, link });
});

test("finds the other pages of towns that a list names", () => {
  const lists = [{ title: "Some County", items: ["Ash", "Birch", "Dogwood", "Cedar"] }];
  const named = section.parse({ kind: "lists", heading: "H", lists });
  expect(named.kind === "lists" && townPages(named, birch, pages)).toEqual({
    Ash: "/ash",
    Cedar: "/cedar",
  });
});

test("adds a new town to the footer, after the links written there", () => {
  const links = [{ label: "All towns", to: "/web-design" }];
  const footer = [
    { heading: "Company", links },
    { heading: "Areas", links, towns: true },
  ];
  const site = { ...content.site, navigation: { ...content.site.navigation, footer } };
  const towns = ["Ash", "Birch", "Cedar"].map((label) => ({
    label,
    to: `/${label.toLowerCase()}`,
  }));
  expect(withTownLinks(site, pages).navigation.footer).toEqual([
    { heading: "Company", links },
    { heading: "Areas", links: [...links, ...towns] },
  ]);
});

test("takes a quote form's town and source from its page", () => {
  const city = smallCity("Egg Harbor City");
  const page = smallPage("here", { city, sections: [{ ...band, form: "quote" }] });
  expect(resolvePage(page, content).sections[0]).toMatchObject({
    texts: {
      kind: "short",
      texts: {
        source: "egg-harbor-city-web-design-cta",
        success: { text: "We'll be in touch about your Egg Harbor City web design project." },
      },
    },
  });
});

test("refuses a quote form on a page without a town", () => {
  const page = smallPage("here", { sections: [{ ...band, form: "quote" }] });
  expect(() => resolvePage(page, content)).toThrow(
    "web/content/pages/here.yaml: sections.0.form: “quote” is the form of a town. Write this page's town under city.",
  );
});

test.each(["cherry hill", "08009", "Berlin (NJ)", "", "B".repeat(41)])(
  "%j is not a town",
  (town) => {
    expect(() => smallPage("here", { city: smallCity(town) })).toThrow("town");
  },
);

test("reports a page without a link to it, unless it is hidden", () => {
  const all = (extra: typeof pages) => ({ ...content, pages: [...content.pages, ...extra] });
  const lost = smallPage("lost", {
    sections: [{ ...band, actions: [{ label: "Here", to: "/lost#x" }] }],
  });
  const hidden = smallPage("hidden", { robots: "noindex,nofollow" });
  expect(unlinkedPageProblems(all([lost, hidden, ash])).map(problemLine)).toEqual([
    "web/content/pages/lost.yaml: path: no page links to /lost. Add a link, for example under navigation in site.yaml.",
  ]);
});
