import { describe, expect, test } from "vitest";
import { readContent } from "#web/publish/content/read-content.ts";
import { business, structuredData } from "#web/publish/prerender/structured-data.ts";
import { claims } from "#web/src/site/content/collections-schema.ts";
import { prices } from "#web/src/site/content/price-schema.ts";
import { smallCity, smallPage } from "../content/small-page.ts";

const where = "x";
const yearly = [
  { name: "Small", price: { key: "small", amount: 1200, per: "/month" }, bullets: ["One"] },
  { name: "Talk to us", price: "on request", bullets: ["One"] },
];
const content = {
  ...readContent(),
  claims: claims.parse({ rating: { value: "5.0", where }, reviews: { value: 47, where } }),
  prices: prices.parse({ entries: {}, tables: {}, plans: { yearly } }),
};

function typesOf(page: ReturnType<typeof smallPage>): unknown[] {
  const graph = JSON.parse(JSON.stringify(structuredData(page, content)?.["@graph"] ?? []));
  return graph.map((thing: Record<string, unknown>) => thing["@type"]);
}

describe("structured data", () => {
  test("gives a plain page only its place in the site", () => {
    expect(typesOf(smallPage("here"))).toEqual(["BreadcrumbList"]);
  });

  test("includes the data that a page asks for", () => {
    const questions = ["One?", "Two?"].map((question) => ({ question, answer: "Yes." }));
    const page = smallPage("here", {
      structuredData: { business: true, services: [{ name: "Websites", offers: "yearly" }] },
      sections: [
        { kind: "hero", heading: "Heading" },
        { kind: "faq", heading: "Heading", questions },
      ],
    });
    expect(typesOf(page)).toEqual(["ProfessionalService", "Service", "FAQPage", "BreadcrumbList"]);
    const text = JSON.stringify(structuredData(page, content));
    expect(text).toContain('"price":1200');
    expect(text).not.toContain("Talk to us");
    expect(text).not.toContain("aggregateRating");
  });

  test("gives the rating only to a town page", () => {
    const town = { structuredData: { business: true }, city: smallCity("Berlin") };
    const text = JSON.stringify(structuredData(smallPage("here", town), content));
    expect(text).toContain('"ratingValue":"5.0","reviewCount":47');
  });

  test.each([
    { rating: "5.0", reviews: "50+" },
    { rating: "5 stars", reviews: 47 },
    { rating: 10, reviews: 47 },
  ])("writes no rating of %j", ({ rating, reviews }) => {
    const values = { rating: { value: rating, where }, reviews: { value: reviews, where } };
    const record = business({ ...content, claims: claims.parse(values) }, "reviews");
    expect(record).not.toHaveProperty("aggregateRating");
  });

  test("gives none to a page that must not be indexed", () => {
    const hidden = smallPage("here", { robots: "noindex,nofollow" });
    expect(structuredData(hidden, content)).toBeUndefined();
  });
});
