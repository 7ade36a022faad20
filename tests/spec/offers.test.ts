import { expect, test } from "vitest";
import { z } from "zod";
import { thingsOf } from "../build/json-ld.ts";
import { towns } from "./spec-towns.ts";

// tests/build expects the agency's name and dollars.
const service = z.object({
  offers: z
    .array(
      z.object({
        name: z.string(),
        price: z.number(),
        priceSpecification: z
          .object({
            unitCode: z.string().optional(),
            price: z.number().optional(),
            minPrice: z.number().optional(),
          })
          .optional(),
      }),
    )
    .min(1),
});

/** Returns what a page offers to search engines, as `name: price unit`. */
function offersAt(route: string): string[] {
  return thingsOf(route)
    .filter((one) => one["@type"] === "Service")
    .flatMap((one) => service.parse(one).offers)
    .map(({ name, price, priceSpecification: of }) =>
      [`${name}:`, of?.minPrice ? "from" : "", price, of?.unitCode ?? ""].filter(Boolean).join(" "),
    );
}

/** Typed from the specification: per year is ANN, per month MON, per hour HUR. */
const offers: Record<string, string[]> = {
  "/web-design-pricing": [
    ...["5 pages: 1200", "6 pages: 1350", "7 pages: 1600", "8 pages: 1750", "9 pages: 1900"],
    ...["10 pages: 2100", "12 pages: 2400", "15 pages: 2850", "20 pages: 3600"],
    ...["Essential: 600 ANN", "Growth: 1200 ANN", "Premium: 3000 ANN"],
    ...["3 pages: 1200", "5 pages: 1750", "10 pages: 3000", "15 pages: 4200"],
  ],
  "/ai-automation-pricing": [
    ...["One service: 100 MON", "Two services: 150 MON", "Three or more: 250 MON"],
  ],
  "/growth-services": [
    ...["Starter: 300 MON", "Growth: 600 MON", "Domination: 1100 MON"],
    ...["Shopify setup: from 1800", "Amazon setup: from 1200"],
    ...["By the hour: 150 HUR", "By the project: from 1500"],
  ],
  ...Object.fromEntries(
    towns.map((town) => [`/web-design-${town}`, ["Five pages: 1200", "Custom package: from 2997"]]),
  ),
};

test.each(Object.entries(offers))("lists the offers of %s", (route, expected) => {
  expect(offersAt(route)).toEqual(expected);
});
