import { describe, expect, test } from "vitest";
import { attributeOf, cardTexts, elementsIn, tableRows, textOf } from "../build/html-document.ts";
import { builtRoute } from "../build/site-build.ts";

/* Typed from the specification, not read from the content. */

const packages = [
  ["5 pages", "$1,200"],
  ["6 pages", "$1,350"],
  ["7 pages", "$1,600"],
  ["8 pages", "$1,750"],
  ["9 pages", "$1,900"],
  ["10 pages", "$2,100"],
  ["12 pages", "$2,400"],
  ["15 pages", "$2,850"],
  ["20 pages", "$3,600"],
];

const localPages = [
  ["3 pages", "$1,200", "$400"],
  ["5 pages", "$1,750", "$350"],
  ["10 pages", "$3,000", "$300"],
  ["15 pages", "$4,200", "$280"],
];

function rowsIn(route: string, id: string, columns: number): string[][] {
  const [table] = elementsIn(builtRoute(route).document.byId(id), "table");
  return table ? tableRows(table).map((row) => row.slice(0, columns)) : [];
}

test.each(["/web-design-pricing", "/web-design"])(
  "shows the packages by page count on %s",
  (route) => {
    expect(rowsIn(route, "packages", 2)).toEqual(packages);
    const marked = elementsIn(builtRoute(route).document.byId("packages"), "tr").filter(
      (row) => attributeOf(row, "data-highlight") !== undefined,
    );
    expect(marked.map(textOf).join()).toMatch(/^7 pages \$1,600 /);
  },
);

test("shows the local search pages, their totals and each one's price", () => {
  expect(rowsIn("/web-design-pricing", "local-pages", 3)).toEqual(localPages);
});

/** The page and section of each group of plans, and what each plan's card says. */
const plans: [route: string, section: string, cards: Record<string, string[]>][] = [
  ...[
    ["/web-design-pricing", "plans"],
    ["/web-design", "maintenance"],
  ].map(([route = "", section = ""]): [string, string, Record<string, string[]>] => [
    route,
    section,
    {
      Essential: ["$600 a year", "$50/month", "99.9% uptime", "Email support", "24-48 hours"],
      Growth: [
        ...["Most popular", "$1,200 a year", "$100/month", "12-24 hours"],
        ...["2 posts per day on each of 3 platforms (6 daily)", "6 blog posts a year"],
      ],
      Premium: [
        ...["$3,000 a year", "$250/month", "12 blog posts a year"],
        ...["Quarterly strategy sessions", "Phone support", "4-12 hours"],
      ],
    },
  ]),
  [
    "/ai-automation-pricing",
    "bundles",
    {
      "One service": ["$100/month"],
      "Two services": ["$150/month"],
      "Three or more": ["$250/month"],
    },
  ],
  [
    "/web-design",
    "ai",
    {
      "One service": ["$1,200 setup plus $100/month"],
      Bundle: ["$1,800 setup plus $250/month"],
    },
  ],
  [
    "/growth-services",
    "social",
    {
      Starter: ["$300/month", "2 days a week", "About 48 posts", "Facebook, Instagram and Threads"],
      Growth: ["$600/month", "4 days a week", "About 96 posts", "Facebook, Instagram and Threads"],
      Domination: [
        ...["$1,100/month", "7 days a week", "About 168 posts", "Facebook, Instagram and Threads"],
      ],
    },
  ],
  [
    "/growth-services",
    "ecommerce",
    {
      "Shopify setup": ["from $1,800", "Up to 15 products", "$400 per 25 more SKUs"],
      "Amazon setup": [
        ...["from $1,200", "Extra SKUs $125 each", "Optional management from $500/month"],
      ],
    },
  ],
  [
    "/growth-services",
    "consulting",
    { "By the hour": ["$150/hour"], "By the project": ["$1,500+ per project"] },
  ],
  [
    "/fundraiser",
    "raffle",
    {
      "A 5-page website": ["First prize", "$2,400", "$400/year support"],
      "A 1-page site": ["Second prize"],
      "50% off a website": ["others"],
    },
  ],
];

describe.each(plans)("%s, section %s", (route, section, cards) => {
  const shown = cardTexts(builtRoute(route).document.byId(section));

  test("has these cards and no other", () => {
    expect([...shown.keys()]).toEqual(Object.keys(cards));
  });

  test.each(Object.entries(cards))("%s: %j", (name, texts) => {
    for (const text of texts) expect(shown.get(name)).toContain(text);
  });
});

test("sets up AI from $1,200, and social branding for $600", () => {
  const cards = cardTexts(builtRoute("/ai-automation-pricing").document.byId("services"));
  expect(cards.size).toBeGreaterThanOrEqual(6);
  for (const [name, text] of cards) {
    expect(text).toContain(name === "Social branding" ? "Setup $600" : "Setup from $1,200");
  }
  expect(cards.has("Social branding")).toBe(true);
});

test("shows the tech plan of /growth-services, and what needs no plan", () => {
  const section = textOf(builtRoute("/growth-services").document.byId("tech-plan"));
  expect(section).toContain("$100-$250/month");
  const [, notNeeded = ""] = section.split("You don't need one for");
  for (const free of ["Social media only", "Ecommerce only", "Standalone consulting"]) {
    expect(notNeeded).toContain(free);
  }
});
