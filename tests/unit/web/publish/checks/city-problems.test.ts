import { describe, expect, test } from "vitest";
import { cityProblems, mostAlike } from "#web/publish/checks/city-problems.ts";
import { ownWords, similarity } from "#web/publish/checks/similarity.ts";
import { problemLine } from "#web/publish/content/problem.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { cityPages } from "#web/publish/content/towns.ts";
import { city } from "#web/src/site/content/city-schema.ts";
import { page } from "#web/src/site/content/page-schema.ts";
import { smallCity, smallPage } from "../content/small-page.ts";

const cityPage = (name: string, town: string, text: string) =>
  smallPage(name, {
    city: smallCity(town),
    sections: [{ kind: "hero", heading: `Websites in ${town}`, intro: text }],
  });
const ofTown = (page: ReturnType<typeof smallPage>, town: string) => ({
  ...page,
  city: city.parse({ ...page.city, town }),
});
const linesOf = (...pages: ReturnType<typeof smallPage>[]) => cityProblems(pages).map(problemLine);

const harbor = cityPage(
  "harbor",
  "Harbor",
  "Boats come in at five, and the ice house opens earlier.",
);
const hill = cityPage("hill", "Hill", "Nobody walks up here without asking for a glass of water.");

describe("city pages", () => {
  const hero = { kind: "hero", heading: "Hill" };

  test("need their own town and words, but other pages may be alike", () => {
    const [one, other] = [smallPage("one"), smallPage("other")];
    expect(linesOf(harbor, hill, one, other)).toEqual([]);
  });

  test("reports a copy with another town's name, both files and the limit", () => {
    const copy = JSON.parse(JSON.stringify(harbor).replaceAll("Harbor", "Lake"));
    expect(linesOf({ ...copy, name: "lake" }, harbor)).toEqual([
      "web/content/pages/lake.yaml: sections: its words are much like those of harbor.yaml (100 %; 15 % at most). Write each for its own town: search engines drop copies.",
    ]);
  });

  test.each([
    [harbor, ofTown(hill, "Harbor")],
    [ofTown(hill, "Harbor"), harbor],
  ])("reports a copy that still has the other's town, in any order", (one, other) => {
    expect(linesOf(one, other)).toEqual([
      "web/content/pages/hill.yaml: city.town: harbor.yaml is about Harbor, too. Write the town that this page is about.",
    ]);
  });

  test("reports a card that repeats another town's card", () => {
    const copied = ofTown({ ...hill, city: harbor.city }, "Hill");
    expect(linesOf(harbor, copied)).toEqual([
      "web/content/pages/harbor.yaml: city.card.text: hill.yaml says the same. Write it for Harbor.",
      "web/content/pages/hill.yaml: city.card.text: names Harbor, but this page is about Hill. Write Hill there.",
    ]);
  });

  test.each([
    [{ title: "Websites in Harbor" }, "title"],
    [{ description: "Websites for Harbor." }, "description"],
    [
      { structuredData: { business: true, services: [{ name: "Web design in Harbor" }] } },
      "structuredData.services.0.name",
    ],
    [{ sections: [{ ...hero, eyebrow: "Harbor, NJ" }] }, "sections.0.eyebrow"],
    [
      { sections: [{ ...hero, form: { name: "quote", heading: "For Harbor" } }] },
      "sections.0.form.heading",
    ],
  ])("reports another town's name in %j", (change, field) => {
    expect(linesOf(harbor, { ...hill, ...page.partial().parse(change) })).toContain(
      `web/content/pages/hill.yaml: ${field}: names Harbor, but this page is about Hill. Write Hill there.`,
    );
  });

  test("allows a neighbor beside the page's own town in a heading", () => {
    const sections = [{ kind: "hero", heading: "Websites for Hill and Harbor" }];
    const both = { ...hill, ...page.partial().parse({ title: "Hill, near Harbor", sections }) };
    expect(linesOf(harbor, both)).toEqual([]);
  });

  test("allows a page to name its neighbors no more often than itself", () => {
    const naming = (intro: string) => cityPage("hill", "Hill", intro);
    expect(linesOf(harbor, naming("Harbor is a mile away, and Hill Road leads there."))).toEqual(
      [],
    );
    expect(linesOf(harbor, naming("Harbor, Harbor, Harbor, Harbor and Harborside."))).toEqual([
      "web/content/pages/hill.yaml: sections: names Harbor 4 times and Hill 3 times. Write about Hill.",
    ]);
  });

  test("accepts a town whose name begins with another town's", () => {
    const words = "Every pier has a name that only its owner knows.";
    const lakes = cityPage("lakes", "Harbor Lakes", words);
    expect(linesOf(harbor, lakes)).toEqual([]);
  });
});

const towns = cityPages(readContent().pages);

test("delivers eight cities, each with something to say", () => {
  expect(towns.length).toBeGreaterThanOrEqual(8);
  for (const page of towns) expect(ownWords(page).length, page.name).toBeGreaterThan(400);
});

describe("the measure", () => {
  const [first] = towns;
  if (!first) throw new Error("a town page is needed");
  const words = ownWords(first);

  test("finds a page identical that only has another town's name", () => {
    const { town } = first.city;
    const copy = JSON.parse(JSON.stringify(first).replaceAll(town, "Elsewhere"));
    expect(similarity(words, ownWords(copy))).toBe(1);
  });

  test("notices a copy with every twentieth word changed, but no other text", () => {
    const copy = words.map((word, index) => (index % 20 === 0 ? `other${index}` : word));
    expect(similarity(words, copy)).toBeGreaterThan(mostAlike);
    expect(similarity(["a", "b", "c", "d"], ["e", "f", "g", "h"])).toBe(0);
  });
});
