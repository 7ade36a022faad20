import { z } from "zod";
import { limits } from "#contract/limits";
import { text } from "../../ui/text-schema.ts";
import { iconName } from "./parts-schema.ts";

/** The pages that list towns, each with a section of the kind `towns`. */
export const townList = z.enum(["home", "contact", "web-design"]);

const townCard = z.strictObject({ icon: iconName, text });

export const city = z.strictObject({
  /** Appears in the quote form's messages and in the lead. It is written as in an address. */
  town: z
    .string("write the town's name")
    .max(limits.townMax, `write at most ${limits.townMax} letters`)
    .regex(/^[A-Z][A-Za-z.'’ -]*$/, 'write the town\'s name in letters, such as "Mount Laurel"'),
  /** Its place in lists that order towns by importance. Towns without one come last, by name. */
  rank: z.number().int().positive().optional(),
  card: townCard,
  /** Other words for the card on one of those pages. */
  cards: z
    .strictObject({
      home: townCard.optional(),
      contact: townCard.optional(),
      "web-design": townCard.optional(),
    })
    .default({}),
  notOn: z.array(townList).default([]),
});
