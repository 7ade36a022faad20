import { describe, expect, test } from "vitest";
import { attributeOf, elementsIn, textOf } from "../build/html-document.ts";
import { builtRoute, builtRoutes } from "../build/site-build.ts";
import { towns } from "./spec-towns.ts";

/**
 * The figures of the specification, typed from it and not read from the content: the text that a visitor can read on
 * the page that it names.
 */
const constants: Record<string, string[]> = {
  "/": [
    ...["300+", "Many", "100%", "3 seconds or less", "about two weeks", "80%", "24 hours"],
    ...["Healthcare and medical", "Home services", "Professional services"],
    ...["Retail and restaurants", "Burlington", "Camden", "Gloucester", "Atlantic"],
    ...["Team Dashboard Access", "Access is restricted to pre-approved members"],
    ...["Data is filtered by company", "Data is shared across the team"],
    ...["Web design", "AI and business automation", "Reputation management", "Chatbots"],
    ...["Email, SMS and CRM integration", "Local-area web design"],
    // The specification says "an earlier page states ecommerce from $1,200", and this is the overview.
    ...["Social media management", "Ecommerce setup from $1,200", "Custom consulting"],
    ...["Web Design Services", "View All Projects", "Live", "View Site"],
    ...["Book a Free Strategy Call", "Get a Free Audit"],
  ],
  "/about": ["Built for service businesses", "Results-driven", "300+ workflows", "first month"],
  "/contact": ["24 hours", "30-minute"],
  "/fundraiser": ["school band", "$10", "raffle", "giveaway", "sponsor", "November 1"],
  "/web-design": ["3 seconds or less", "about two weeks once content is approved", "500+"],
  "/web-design-pricing": ["3 seconds or less", "99.9% uptime", "24 hours", "500+", "30-minute"],
  "/ai-automation": ["80% of common questions", "300+", ...counties()],
  "/ai-automation-pricing": ["80% of common questions", "300+", "500+", ...counties()],
  "/growth-services": [
    ...["Facebook, Instagram and Threads", "2-7 posts per platform per day"],
    ...["Reels are $200 per video", "Reputation management", "Chatbots"],
    ...["Email and SMS campaigns", "CRM integration"],
  ],
  "/results": ["Live", "View Site", "Case studies"],
  "/blog": [
    ...[
      "Featured Article",
      "All Posts (12)",
      "Web Design Tips (4)",
      "Local Business Spotlight (3)",
    ],
    ...["South Jersey Marketing (3)", "SEO Guides (2)", "Read More", "Recent Posts"],
    ...["Start Your Project", "Service Areas", "View All Locations"],
  ],
  "/web-design-berlin": ["What's included"],
};

function counties(): string[] {
  return ["Camden", "Burlington", "Gloucester", "Atlantic"];
}

describe.each(Object.entries(constants))("%s", (route, texts) => {
  const { mainText } = builtRoute(route).document;

  test.each(texts)("says %s", (text) => {
    expect(mainText.toLowerCase()).toContain(text.toLowerCase());
  });
});

test("starts packages at $2,997 in the description of /web-design", () => {
  const { document } = builtRoute("/web-design");
  expect(document.values("content", "meta", { name: "description" }).join()).toContain("$2,997");
});

test("prices town pages from $1,200 or from $2,997, in both readings", () => {
  const texts = towns.map((town) => builtRoute(`/web-design-${town}`).document.mainText);
  for (const text of texts) expect(text).toMatch(/\$1,200|\$2,997/);
  expect(texts.some((text) => text.includes("$1,200"))).toBe(true);
  expect(texts.some((text) => text.includes("$2,997"))).toBe(true);
});

test("discounts the Premium plan from $500/month on one page", () => {
  const discounted = builtRoutes.filter(({ document }) =>
    document.mainText.includes("$250/month, discounted from $500/month"),
  );
  expect(discounted).toHaveLength(1);
});

test("states the bundle with its own setup price on one page", () => {
  const stated = builtRoutes.filter(({ document }) =>
    document.mainText.includes("$1,800 setup plus $250/month"),
  );
  expect(stated.map(({ route }) => route)).toEqual(["/web-design"]);
});

test("says 2-4 weeks in questions of posts and nowhere else", () => {
  const stated = builtRoutes.filter(({ document }) => document.mainText.includes("2-4 weeks"));
  expect(stated).not.toEqual([]);
  expect(stated.filter(({ route }) => !route.startsWith("/blog/"))).toEqual([]);
});

test.each(builtRoutes)("begins the copyright on $route in 2025", ({ document }) => {
  expect(document.all("footer").map(textOf).join()).toMatch(/© 2025(–20\d\d)? \w/);
});

/** Calls to action that lead to the external scheduler, at the top and at the end. */
test.each(["/web-design-pricing", "/ai-automation-pricing"])(
  "links %s to the external scheduler",
  (route) => {
    const { document } = builtRoute(route);
    for (const section of [document.all("section").at(0), document.all("section").at(-1)]) {
      const links = section ? elementsIn(section, "a") : [];
      const outside = links.filter((link) => attributeOf(link, "target") === "_blank");
      expect(outside.map((link) => attributeOf(link, "href"))).toEqual([
        expect.stringMatching(/^https:\/\/scheduling\./),
      ]);
    }
  },
);

/** The links that each page must have. */
const links: Record<string, string[]> = {
  "/": ["/contact", "/contact?topic=audit#message", "/web-design", "/results", "/auth"],
  "/about": ["/contact"],
  "/contact": ["#message", ...towns.map((town) => `/web-design-${town}`)],
  "/web-design": [
    "/web-design-pricing",
    "/web-design-cherry-hill",
    "/web-design-medford",
    "/web-design-haddonfield",
    "/web-design-voorhees",
    "/blog",
    "/blog/cherry-hill-restaurant-marketing-website-essentials",
  ],
  "/blog": [
    "/contact",
    ...["cherry-hill", "haddonfield", "voorhees", "medford", "marlton", "berlin"].map(
      (town) => `/web-design-${town}`,
    ),
    "/web-design",
  ],
  "/web-design-pricing": ["/contact#message"],
  "/ai-automation": ["/contact", "/results"],
  "/ai-automation-pricing": ["/contact#message"],
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
  "/web-design-berlin": ["/contact#message", "/results", "/web-design-pricing"],
  "/web-design-shamong": ["#quote", "/results", "/contact"],
  "/web-design-mount-laurel": ["#quote", "/results", "/contact"],
  "/web-design-haddonfield": ["#quote", "/results", "/contact"],
};

test.each(Object.entries(links))("links from the content of %s to %j", (route, targets) => {
  const main = builtRoute(route)
    .html.replace(/^.*<main/s, "")
    .replace(/<\/main>.*$/s, "");
  const found = [...main.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) =>
    href.replace("?calendar#schedule", ""),
  );
  expect(found).toEqual(expect.arrayContaining(targets));
});

test("shows nine live sites on /results", () => {
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
