import { expect, test } from "vitest";
import { attributeOf, elementsIn, textOf } from "../build/html-document.ts";
import { builtRoute } from "../build/site-build.ts";

/** What only this kind of page has, and whether it's in the page's first section. */
const signatures: [route: string, signature: string, opens: boolean][] = [
  ["/", "trades", true],
  ["/web-design-pricing", "prices", true],
  ["/ai-automation-pricing", "prices", true],
  ["/growth-services", "prices", true],
  ["/results", "compare", true],
  ["/web-design", "parts", true],
  ["/about", "note", true],
  ["/ai-automation", "thread", true],
  ["/fundraiser", "ticket", true],
  ["/contact", "call", true],
  ...["berlin", "marlton", "medford", "voorhees"].map((town): [string, string, boolean] => [
    `/web-design-${town}`,
    "map",
    true,
  ]),
  ...["cherry-hill", "haddonfield", "mount-laurel", "shamong"].map(
    (town): [string, string, boolean] => [`/web-design-${town}`, "map", false],
  ),
];

test.each(signatures)("%s has its %s", (route, signature, opens) => {
  const { document } = builtRoute(route);
  expect(document.values("data-signature")).toEqual([signature]);
  const [first] = document.all("section");
  const marks = first
    ? ["div", "fieldset", "figure", "svg"].flatMap((name) => elementsIn(first, name))
    : [];
  expect(marks.some((mark) => attributeOf(mark, "data-signature") === signature)).toBe(opens);
});

test("has a different map for each town, and describes it in words", () => {
  const maps = signatures
    .filter(([, signature]) => signature === "map")
    .flatMap(([route]) => builtRoute(route).document.all("svg", { "data-signature": "map" }));
  expect(new Set(maps.map((map) => attributeOf(map, "aria-label"))).size).toBe(8);
  for (const map of maps) {
    const names = elementsIn(map, "text").map(textOf);
    const words = attributeOf(map, "aria-label") ?? "";
    expect(names.filter((name) => words.includes(name)).length, words).toBeGreaterThanOrEqual(3);
  }
});

test("opens the price pages with the figures of the tables below", () => {
  const { document } = builtRoute("/web-design-pricing");
  const [sheet] = document.all("div", { "data-signature": "prices" });
  const words = sheet ? elementsIn(sheet, "dl").map(textOf).join(" ") : "";
  const figures = "5 pages $1,200 6 pages $1,350 7 pages $1,600 8 pages $1,750 9 pages $1,900";
  expect(words).toContain(figures);
  expect(words).toContain("Essential $600 a year Growth $1,200 a year Premium $3,000 a year");
});

test("chooses one trade from the start, and gives each its points", () => {
  const [picker] = builtRoute("/").document.all("div", { "data-signature": "trades" });
  const choices = picker ? elementsIn(picker, "input") : [];
  expect(choices.map((choice) => attributeOf(choice, "checked") !== undefined)).toEqual([
    true,
    ...choices.slice(1).map(() => false),
  ]);
  expect(choices.length).toBeGreaterThanOrEqual(4);
  expect(picker ? elementsIn(picker, "li").length : 0).toBeGreaterThanOrEqual(2 * choices.length);
});

test("names the ticket's day and year, and prepares the closed one", () => {
  const { document, html } = builtRoute("/fundraiser");
  const [ticket] = document.all("div", { "data-signature": "ticket" });
  expect(ticket ? textOf(ticket) : "").toMatch(/Prizes announced November 1, \d{4}/);
  expect(html).toMatch(
    /<template data-closes="\d{4}-11-02T04:00:00Z">.*data-closed="".*<\/template>/s,
  );
});
