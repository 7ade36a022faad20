import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readContent } from "#web/publish/content/read-content.ts";
import { thingOf, thingsOf } from "./json-ld.ts";
import { builtRoute, builtRoutes } from "./site-build.ts";

const { site, pages, claims } = readContent();
const indexable = pages.filter(({ robots }) => robots === undefined);
const reviewCount = Number(claims.reviews?.value);
const isRated = claims.rating !== undefined && reviewCount > 0;

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

test("says nothing on pages that must not be indexed", () => {
  for (const { path } of pages.filter(({ robots }) => robots)) expect(thingsOf(path)).toEqual([]);
});

const businesses = indexable.filter(({ structuredData }) => structuredData.business);

describe.each(businesses)("the business record of $path", ({ path }) => {
  const record = thingOf(path, "ProfessionalService");

  test("is the agency's, with address, place, phone, hours and reach", () => {
    const { region, country } = site.address;
    const { postalCode, locality } = site.address;
    expect(record).toMatchObject({
      name: site.name,
      telephone: site.phone.number,
      openingHours: site.hours,
      priceRange: expect.stringMatching(/^\$+$/),
      url: site.origin,
      address: {
        ...{ "@type": "PostalAddress", addressRegion: region, addressCountry: country },
        ...{ postalCode, addressLocality: locality },
      },
      geo: { "@type": "GeoCoordinates", ...site.geo },
      areaServed: { "@type": "GeoCircle", geoRadius: expect.stringMatching(/^\d+$/) },
    });
  });
});

test("shows a rating on city pages and posts only", () => {
  const rated = builtRoutes
    .filter(({ html }) => html.includes('"aggregateRating"'))
    .map(({ route }) => route)
    .filter((route) => !route.startsWith("/blog/"));
  const cities = businesses.filter(({ city }) => city);
  expect(rated).toEqual(isRated ? cities.map(({ path }) => path).toSorted() : []);
  for (const route of rated) {
    expect(thingOf(route, "ProfessionalService"), route).toMatchObject({
      aggregateRating: { ratingValue: String(claims.rating?.value), reviewCount },
    });
  }
});

const service = z.object({
  name: z.string().min(1),
  provider: z.object({ name: z.literal(site.name) }),
  offers: z
    .array(
      z.object({
        name: z.string().min(1),
        price: z.number().nonnegative(),
        priceCurrency: z.literal("USD"),
      }),
    )
    .optional(),
});
const selling = indexable.filter(({ structuredData }) => structuredData.services.length > 0);

test.each(selling)("sells $path's services by the agency, in dollars", ({ path }) => {
  const things = thingsOf(path).filter((one) => one["@type"] === "Service");
  for (const thing of things) expect(service.safeParse(thing).error?.issues).toBeUndefined();
});

const faq = z.object({
  mainEntity: z.array(
    z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }),
  ),
});
const asking = indexable.filter(({ sections }) => sections.some(({ kind }) => kind === "faq"));

test.each(asking)("records the questions of $path as visitors read them", ({ path }) => {
  const { mainEntity } = faq.parse(thingOf(path, "FAQPage"));
  const { mainText } = builtRoute(path).document;
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(mainText).toContain(name);
    expect(mainText).toContain(acceptedAnswer.text);
  }
});

test("leads to pages of the site in the steps of a breadcrumb", () => {
  const crumbs = z.object({ itemListElement: z.array(z.object({ item: z.string() })) });
  for (const { path } of indexable.filter((page) => page.path !== "/")) {
    const { itemListElement } = crumbs.parse(thingOf(path, "BreadcrumbList"));
    expect(itemListElement.map(({ item }) => item)).toEqual([
      `${site.origin}/`,
      `${site.origin}${path}`,
    ]);
  }
});
