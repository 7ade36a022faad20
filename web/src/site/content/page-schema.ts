import { z } from "zod";
import { text } from "../../ui/text-schema.ts";
import { city } from "./city-schema.ts";
import { checkbox, day } from "./parts-schema.ts";
import { price } from "./price-schema.ts";
import { section } from "./section-schema.ts";

const description = text.max(154, "keep the description under 155 characters");

const howToOffer =
  "name a group of plans or a table of prices.yaml, such as yearly-plans, or list offers, each as - {name: Five pages, price: {key: package_5_pages}}";

/** web/content/pages/<name>.yaml. Title and description are short enough for search results to show them whole. */
export const page = z.strictObject({
  path: z.string().regex(/^\/[a-z0-9-]*$/, 'a path of one part, such as "/about"'),
  title: text.max(59, "keep the title under 60 characters"),
  description,
  /** The last day the words changed, for the site map. */
  updated: day.meta({ title: "Day of the last change" }),
  robots: z.literal("noindex,nofollow").optional().meta({ title: "Hidden from search engines" }),
  /** Marks invented customers, places or stories, and what no lawyer has read; the production check refuses it. */
  sample: checkbox("Invented", false),
  /** `publish: no` removes the page: its address, its place in lists and the site map. The check names links to it. */
  publish: checkbox("On the site", true),
  /** Makes it the page of a town: it can have a quote form, and lists of towns link to it. */
  city: city.optional(),
  structuredData: z
    .strictObject({
      business: z.boolean().default(false),
      /** What the page sells; `offers` names plans or a table of prices.yaml, or lists its own. */
      services: z
        .array(
          z.strictObject({
            name: text,
            offers: z
              .union([text, z.array(z.strictObject({ name: text, price })).min(1)], howToOffer)
              .optional(),
          }),
        )
        .default([]),
    })
    .default({ business: false, services: [] })
    .meta({ title: "For search engines" }),
  sections: z.array(section).min(1),
  /** Replaces the above after the day `after`: in the next build, or while the page is read (close-passed-page.ts). */
  closed: z
    .strictObject({
      after: day,
      description,
      sections: z.array(section).min(1),
    })
    .optional(),
});

export type Page = z.infer<typeof page>;
