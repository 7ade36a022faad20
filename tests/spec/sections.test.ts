import { describe, expect, test } from "vitest";
import {
  attributeOf,
  cardTexts,
  type Element,
  elementsIn,
  textOf,
} from "../build/html-document.ts";
import { builtRoute, builtRoutes } from "../build/site-build.ts";

/** Typed from the specification: how many entries a section has. The names are the sections' ids. */
const entries: [route: string, section: string, count: number][] = [
  ["/", "local", 3],
  ["/", "industries", 4],
  ["/", "local-web-design", 4],
  ["/about", "edge", 3],
  ["/results", "case-studies", 4],
  ["/web-design-pricing", "steps", 3],
  ["/web-design-pricing", "page-types", 2],
  ["/web-design-berlin", "why", 3],
  ["/web-design-berlin", "services", 6],
  ["/web-design-berlin", "business-types", 8],
  ...["shamong", "mount-laurel", "haddonfield"].flatMap((town): [string, string, number][] => [
    [`/web-design-${town}`, "services", 6],
    [`/web-design-${town}`, "industries", 4],
    [`/web-design-${town}`, "community", 3],
  ]),
];

test.each(entries)("%s, section %s: %i entries", (route, id, count) => {
  const section = builtRoute(route).document.byId(id);
  expect([...cardTexts(section).keys()]).toHaveLength(count);
});

test("gives testimonials on Home and /results quote, author and role", () => {
  for (const [route, atLeast] of [
    ["/", 3],
    ["/results", 2],
  ] as const) {
    const section = builtRoute(route).document.byId("testimonials");
    const quotes = elementsIn(section, "figure");
    expect(quotes.length).toBeGreaterThanOrEqual(atLeast);
    for (const quote of quotes) {
      expect(elementsIn(quote, "blockquote").map(textOf).join()).toMatch(/\w+ \w+/);
      expect(elementsIn(quote, "figcaption").map(textOf).join()).toMatch(/^\w+ \w\. \w+/);
    }
  }
  expect(elementsIn(builtRoute("/results").document.byId("testimonials"), "figure")).toHaveLength(
    2,
  );
});

test("follows the specification's order on /web-design-pricing", () => {
  const sections = builtRoute("/web-design-pricing")
    .document.all("section")
    .map((section) => attributeOf(section, "id") ?? "hero")
    // This section is our own; the specification doesn't have it.
    .filter((id) => id !== "estimate");
  expect(sections).toEqual([
    "hero",
    "ranking-truth",
    "page-types",
    "steps",
    "packages",
    "plans",
    "scenarios",
    "local-pages",
    "guidance",
    "newsletter",
    "fit",
    "trust",
    "book",
  ]);
});

test("shows the service blocks of /ai-automation", () => {
  const section = builtRoute("/ai-automation").document.byId("services");
  const titles = [...cardTexts(section).keys()].map((title) => title.toLowerCase());
  expect(titles).toEqual([
    "email marketing",
    "lead qualification",
    "analytics and reporting",
    "client onboarding",
    "customer support",
    "social media",
  ]);
});

/**
 * Returns a section's links except those below a form: to the privacy notice, and those for when its script doesn't
 * load.
 */
function buttonsIn(section: Element): Element[] {
  const belowForms = elementsIn(section, "div")
    .filter((element) => attributeOf(element, "data-unanswered") !== undefined)
    .flatMap((note) => elementsIn(note, "a"));
  return elementsIn(section, "a").filter(
    (link) => attributeOf(link, "href") !== "/privacy" && !belowForms.includes(link),
  );
}

test("shows badges, a check list, towns and a form on the Berlin page", () => {
  const { document } = builtRoute("/web-design-berlin");
  const sections = document.all("section");
  const [hero, band] = [sections.at(0), sections.at(-1)];
  expect(hero ? elementsIn(hero, "li").map(textOf) : []).toEqual([
    "same-day response",
    "local team",
    "5-star rated",
  ]);
  expect(hero ? elementsIn(hero, "a").map((link) => attributeOf(link, "href")) : []).toEqual([
    "/contact#message",
    "/results",
  ]);
  expect(elementsIn(document.byId("included"), "li").length).toBeGreaterThan(5);
  expect(elementsIn(document.byId("towns"), "li").map(textOf)).toEqual([
    ...["Berlin", "Voorhees", "Winslow", "Waterford Works", "Atco", "Clementon", "Lindenwold"],
    "Camden County",
  ]);
  expect(band ? elementsIn(band, "form") : []).toHaveLength(1);
  const buttons = band ? buttonsIn(band) : [];
  expect(buttons.map((link) => attributeOf(link, "href"))).toEqual([
    "/contact#message",
    "/web-design-pricing",
  ]);
});

/** The route of each form, its source, and what it asks for. */
const forms: [route: string, source: string, fields: string[]][] = [
  ["/web-design", "web-design-page", ["name", "email"]],
  ["/web-design-pricing", "web-design-pricing-page", ["name", "email"]],
  ["/ai-automation-pricing", "ai-automation-pricing-page", ["name", "email"]],
  ["/web-design-cherry-hill", "cherry-hill-web-design-page", ["name", "email"]],
  ["/web-design-medford", "medford-web-design-page", ["name", "email"]],
  ...["voorhees", "marlton", "berlin", "shamong", "mount-laurel", "haddonfield"].map(
    (town): [string, string, string[]] => [
      `/web-design-${town}`,
      `${town}-web-design-cta`,
      ["email"],
    ],
  ),
];

test.each(forms)("%s has the form %s, which asks for %j", (route, source, fields) => {
  const found = builtRoute(route).document.all("form");
  expect(found.map((form) => attributeOf(form, "name"))).toEqual([source]);
  const inputs = found.flatMap((form) => elementsIn(form, "input"));
  const asked = inputs.filter(
    // This leaves out the honeypot, and the newsletter's box, which a visitor who wants a quote can ignore.
    (input) => attributeOf(input, "tabindex") !== "-1" && attributeOf(input, "type") !== "checkbox",
  );
  expect(asked.map((input) => attributeOf(input, "name"))).toEqual(fields);
  expect(attributeOf(asked.at(-1) ?? expect.fail("no input"), "type")).toBe("email");
});

test("has no newsletter or quote form on any other page", () => {
  const others = builtRoutes.filter(
    ({ route, document }) =>
      !forms.some(([path]) => path === route) &&
      document.values("name", "form").some((name) => /-(?:page|cta)$/.test(name)),
  );
  expect(others.map(({ route }) => route)).toEqual([]);
});

describe.each(["shamong", "mount-laurel", "haddonfield"])("the layout of %s", (town) => {
  const { document } = builtRoute(`/web-design-${town}`);

  test("gives five reasons and a picture", () => {
    const section = document.byId("why");
    expect(elementsIn(section, "li")).toHaveLength(5);
    expect(elementsIn(section, "img")).toHaveLength(1);
  });

  test("leads to the quote card and to our work from the hero", () => {
    const [hero] = document.all("section");
    const buttons = hero ? buttonsIn(hero) : [];
    expect(buttons.map((link) => [textOf(link), attributeOf(link, "href")])).toEqual([
      ["Get Free Quote", "#quote"],
      [town === "shamong" ? "View Our Work" : "View Portfolio", "/results"],
    ]);
    expect(hero ? elementsIn(hero, "form") : []).toHaveLength(1);
  });

  test("offers a consultation and a call in the closing band", () => {
    const [band] = document.all("section").slice(-1);
    const buttons = band ? elementsIn(band, "a") : [];
    expect(buttons.map(textOf)).toEqual([
      "Get Free Consultation",
      expect.stringMatching(/^Call \(856\) \d{3}-\d{4}$/),
    ]);
    expect(buttons.map((link) => attributeOf(link, "href"))).toEqual([
      "/contact?calendar#schedule",
      expect.stringMatching(/^tel:\+1856\d{7}$/),
    ]);
  });
});
