import { describe, expect, test } from "vitest";
import { builtRoute } from "./built-site.ts";

/**
 * What the specification says in figures (sections 1, 2, 7 and 9), typed from it and not read from
 * web/content: the text that a visitor can read on the page that it names.
 */
const constants: Record<string, string[]> = {
  "/": [
    "300+",
    "100%",
    "3 seconds",
    "Healthcare",
    "Burlington",
    "Camden",
    "Gloucester",
    "Atlantic",
    // "an earlier page states ecommerce from $1,200" (design.md section 6: the earlier overview).
    "$1,200",
  ],
  "/about": ["300+", "first month"],
  "/contact": ["24 hours", "30-minute"],
  "/fundraiser": ["$10", "$2,400", "$400", "50%", "November 1", "5-page", "1-page"],
  "/web-design": ["$1,800", "$250", "two weeks"],
  "/web-design-pricing": [
    ...["$1,200", "$1,350", "$1,600", "$1,750", "$1,900", "$2,100", "$2,400", "$2,850", "$3,600"],
    ...["5 pages", "6 pages", "7 pages", "8 pages", "9 pages"],
    ...["10 pages", "12 pages", "15 pages", "20 pages"],
    ...["$400", "$350", "$300", "$280", "$1,750", "$3,000", "$4,200"],
    ...["$600", "$50/month", "$1,200", "$100/month", "$3,000", "$250/month"],
    ...["99.9%", "24-48 hours", "12-24 hours", "4-12 hours"],
    ...["2 posts per day", "6 blog posts", "12 blog posts"],
  ],
  "/ai-automation": ["80%"],
  "/ai-automation-pricing": ["$1,200", "$600", "$100/month", "$150/month", "$250/month"],
  "/growth-services": [
    ...["$300/month", "$600/month", "$1,100/month", "2 days", "4 days", "7 days"],
    ...["48", "96", "168", "2-7", "$200"],
    ...["$1,800", "15 products", "$400", "$1,200", "$125", "$500/month"],
    ...["$150/hour", "$1,500+", "$100", "$250"],
  ],
  "/web-design-berlin": [
    ...["same-day", "5-star", "Voorhees", "Winslow", "Waterford Works"],
    ...["Atco", "Clementon", "Lindenwold", "Camden County"],
  ],
};

describe.each(Object.entries(constants))("%s", (route, texts) => {
  const { mainText } = builtRoute(route).document;

  test.each(texts)("says %s", (text) => {
    expect(mainText.toLowerCase()).toContain(text.toLowerCase());
  });
});

test("packages start at $2,997 in the description of /web-design", () => {
  const { document } = builtRoute("/web-design");
  expect(document.values("content", "meta", { name: "description" }).join()).toContain("$2,997");
});

test("town pages begin at $1,200 or at $2,997, and both readings stand", () => {
  const towns = ["cherry-hill", "medford", "voorhees", "marlton", "berlin"].map(
    (town) => builtRoute(`/web-design-${town}`).document.mainText,
  );
  for (const text of towns) expect(text).toMatch(/\$1,200|\$2,997/);
  expect(towns.some((text) => text.includes("$1,200"))).toBe(true);
  expect(towns.some((text) => text.includes("$2,997"))).toBe(true);
});

test("the Premium plan is discounted from $500 on one page", () => {
  const pages = ["/web-design", "/web-design-pricing", "/growth-services", "/web-design-medford"];
  const discounted = pages.filter((route) =>
    /\$500\/month|\$500 a month/.test(
      builtRoute(route).document.mainText.replaceAll(/from \$500\/month/g, ""),
    ),
  );
  expect(discounted).toHaveLength(1);
});

/** Spec section 2: what each page leads to. */
const links: Record<string, string[]> = {
  "/": ["/contact", "/contact?matter=audit", "/web-design", "/results", "/auth"],
  "/about": ["/contact"],
  "/web-design": [
    "/web-design-pricing",
    "/web-design-cherry-hill",
    "/web-design-medford",
    "/web-design-haddonfield",
    "/web-design-voorhees",
    "/blog",
    "/blog/cherry-hill-restaurant-marketing-website-essentials",
  ],
  "/web-design-pricing": ["/contact"],
  "/ai-automation": ["/contact", "/results"],
  "/ai-automation-pricing": ["/contact"],
  "/growth-services": ["/contact", "/results"],
  "/web-design-cherry-hill": [
    "/contact",
    "/results",
    "/blog/cherry-hill-restaurant-marketing-website-essentials",
    "/web-design-haddonfield",
    "/web-design-voorhees",
    "/web-design-berlin",
    "/web-design",
  ],
  "/web-design-medford": ["/contact", "/results"],
  "/web-design-voorhees": ["/contact", "/results", "/web-design-pricing"],
  "/web-design-marlton": ["/contact", "/results", "/web-design-pricing"],
  "/web-design-berlin": ["/contact", "/results", "/web-design-pricing"],
  "/web-design-shamong": ["#quote", "/results", "/contact"],
  "/web-design-mount-laurel": ["#quote", "/results", "/contact"],
  "/web-design-haddonfield": ["#quote", "/results", "/contact"],
};

test.each(Object.entries(links))("the content of %s leads to %j", (route, targets) => {
  const main = builtRoute(route)
    .html.replace(/^.*<main/s, "")
    .replace(/<\/main>.*$/s, "");
  const found = [...main.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(found).toEqual(expect.arrayContaining(targets));
});

test("nine live sites and four case studies are on /results", () => {
  const { document, html } = builtRoute("/results");
  const sites = new Set(
    document
      .values("href", "a", { target: "_blank" })
      .filter((href) => !/facebook|instagram/.test(href)),
  );
  expect(sites.size).toBe(9);
  expect(html.match(/-640-[\w-]{8}\.webp 640w/g)).toHaveLength(9);
  expect(html.match(/-1280-[\w-]{8}\.webp 1280w/g)).toHaveLength(9);
});
