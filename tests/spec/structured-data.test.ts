import { describe, expect, test } from "vitest";
import { thingOf } from "../build/json-ld.ts";
import { builtRoutes } from "../build/site-build.ts";
import { towns } from "./spec-towns.ts";

describe.each(towns)("the business record of %s", (town) => {
  const record = thingOf(`/web-design-${town}`, "ProfessionalService");

  test("is in New Jersey, open nine to five, with a radius of 25 miles", () => {
    // The radius is in meters.
    expect(record).toMatchObject({
      openingHours: "Mo-Fr 09:00-17:00",
      address: { addressRegion: "NJ", addressCountry: "US" },
      areaServed: { "@type": "GeoCircle", geoRadius: "40234" },
    });
  });

  test("is rated 5.0 by 47 reviews", () => {
    expect(record).toMatchObject({
      aggregateRating: { "@type": "AggregateRating", ratingValue: "5.0", reviewCount: 47 },
    });
  });
});

test("rates posts by 23 reviews", () => {
  const posts = builtRoutes.filter(({ route }) => route.startsWith("/blog/"));
  for (const { route } of posts) {
    expect(thingOf(route, "ProfessionalService"), route).toMatchObject({
      aggregateRating: { ratingValue: "5.0", reviewCount: 23 },
    });
  }
});

test("answers five questions on the home page", () => {
  expect(thingOf("/", "FAQPage")).toMatchObject({ mainEntity: [{}, {}, {}, {}, {}] });
});
