import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readContent } from "../../web/build/content/read-content.ts";
import { builtRoute, builtRoutes } from "./built-site.ts";
import { thingOf, thingsOf, towns } from "./json-ld.ts";

const { site, pages } = readContent();
const indexable = pages.filter(({ robots }) => robots === undefined);

test.each(indexable)(
  "$path says what its content file asks for",
  ({ path, sections, structuredData }) => {
    const asked = [
      ...(structuredData.business ? ["ProfessionalService"] : []),
      ...structuredData.services.map(() => "Service"),
      ...(sections.some(({ kind }) => kind === "faq") ? ["FAQPage"] : []),
      ...(path === "/" ? [] : ["BreadcrumbList"]),
    ];
    expect(thingsOf(path).map((one) => one["@type"])).toEqual(asked);
  },
);

test("pages that are not to be indexed say nothing", () => {
  for (const { path } of pages.filter(({ robots }) => robots)) expect(thingsOf(path)).toEqual([]);
});

describe.each(towns)("the business record of %s", (town) => {
  const record = thingOf(`/web-design-${town}`, "ProfessionalService");

  test("is the agency's, with address, place, phone and hours", () => {
    expect(record).toMatchObject({
      name: site.name,
      telephone: site.phone.number,
      openingHours: "Mo-Fr 09:00-17:00",
      priceRange: expect.stringMatching(/^\$+$/),
      url: site.origin,
      address: { "@type": "PostalAddress", addressRegion: "NJ", addressCountry: "US" },
      geo: {
        "@type": "GeoCoordinates",
        latitude: expect.any(Number),
        longitude: expect.any(Number),
      },
    });
  });

  test("reaches 25 miles, in metres", () => {
    expect(record).toMatchObject({ areaServed: { "@type": "GeoCircle", geoRadius: "40234" } });
  });

  test("is rated 5.0 by 47 reviews", () => {
    expect(record).toMatchObject({
      aggregateRating: { "@type": "AggregateRating", ratingValue: "5.0", reviewCount: 47 },
    });
  });
});

test("only town pages and posts show a rating", () => {
  const rated = builtRoutes
    .filter(({ html }) => html.includes('"aggregateRating"'))
    .map(({ route }) => route)
    .filter((route) => !route.startsWith("/blog/"));
  expect(rated).toEqual(towns.map((town) => `/web-design-${town}`).toSorted());
});

test("the five questions of the home page are its FAQ record, word for word as they can be read", () => {
  const faq = z
    .object({
      mainEntity: z.array(
        z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }),
      ),
    })
    .parse(thingOf("/", "FAQPage"));
  expect(faq.mainEntity).toHaveLength(5);
  const { mainText } = builtRoute("/").document;
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    expect(mainText).toContain(name);
    expect(mainText).toContain(acceptedAnswer.text);
  }
});

test("the steps of a breadcrumb lead to pages of the site", () => {
  const crumbs = z.object({ itemListElement: z.array(z.object({ item: z.string() })) });
  for (const { path } of indexable.filter((page) => page.path !== "/")) {
    const { itemListElement } = crumbs.parse(thingOf(path, "BreadcrumbList"));
    expect(itemListElement.map(({ item }) => item)).toEqual([
      `${site.origin}/`,
      `${site.origin}${path}`,
    ]);
  }
});
