import { describe, expect, test } from "vitest";
import { cityProblems, mostAlike } from "../../web/publish/content/checks/city-problems.ts";
import { ownWords, similarity } from "../../web/publish/content/checks/city-words.ts";
import { problemLine } from "../../web/publish/content/checks/problem.ts";
import { readContent } from "../../web/publish/content/read-content.ts";
import { smallPage } from "./small-page.ts";

const cityPage = (name: string, city: string, text: string) =>
  smallPage(name, {
    structuredData: { city },
    sections: [{ kind: "hero", heading: `Websites in ${city}`, intro: text }],
  });
const linesOf = (...pages: ReturnType<typeof smallPage>[]) => cityProblems(pages).map(problemLine);

const harbor = cityPage(
  "harbor",
  "Harbor",
  "Boats come in at five, and the ice house opens earlier.",
);
const hill = cityPage("hill", "Hill", "Nobody walks up here without asking for a glass of water.");

describe("city pages", () => {
  test("with a town and words of their own are fine, and other pages may be alike", () => {
    const [one, other] = [smallPage("one"), smallPage("other")];
    expect(linesOf(harbor, hill, one, other)).toEqual([]);
  });

  test("a copy with another town's name in it is told with both files and how much is too much", () => {
    const copy = JSON.parse(JSON.stringify(harbor).replaceAll("Harbor", "Lake"));
    expect(linesOf({ ...copy, name: "lake" }, harbor)).toEqual([
      "web/content/pages/lake.yaml: sections: its words are much like those of harbor.yaml (100 %; 15 % at most). Write each for its own town: search engines drop copies.",
    ]);
  });

  test.each([
    [harbor, { ...hill, structuredData: harbor.structuredData }],
    [{ ...hill, structuredData: harbor.structuredData }, harbor],
  ])("a copy that still has the other's town is told, wherever it stands", (one, other) => {
    expect(linesOf(one, other)).toEqual([
      "web/content/pages/hill.yaml: structuredData.city: harbor.yaml is about Harbor, too. Write the town that this page is about.",
    ]);
  });
});

const towns = readContent().pages.filter(({ structuredData }) => structuredData.city);

test("eight cities are delivered, and each has something to say", () => {
  expect(towns.length).toBeGreaterThanOrEqual(8);
  for (const page of towns) expect(ownWords(page).length, page.name).toBeGreaterThan(400);
});

describe("the measure", () => {
  const [page] = towns;
  if (!page) throw new Error("a town page is needed");
  const words = ownWords(page);

  test("a page with another town's name put in is the same page", () => {
    const town = page.structuredData.city ?? "";
    const copy = JSON.parse(JSON.stringify(page).replaceAll(town, "Elsewhere"));
    expect(similarity(words, ownWords(copy))).toBe(1);
  });

  test("a copy in which every twentieth word is changed is still noticed", () => {
    const copy = words.map((word, index) => (index % 20 === 0 ? `other${index}` : word));
    expect(similarity(words, copy)).toBeGreaterThan(mostAlike);
  });

  test("texts that share nothing are not alike", () => {
    expect(similarity(["a", "b", "c", "d"], ["e", "f", "g", "h"])).toBe(0);
  });
});
