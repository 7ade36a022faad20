import { z } from "zod";
import { text } from "../../ui/text-schema.ts";
import { link } from "./parts-schema.ts";

const wholeDollars = "write whole dollars without $ or comma, such as 1300";

const dollars = z
  .number(wholeDollars)
  .int(wholeDollars)
  .positive("a price is more than 0. Say in words what costs nothing, and delete this entry");

/** One amount, said once. `{{prices.<key>}}` puts it into any text, written as $1,200. */
const entry = z.strictObject({
  amount: dollars,
  /** The page that states this price, if another page states a different one. */
  where: text.optional(),
  conflict: text.optional(),
  /** What appears beside it although both can't be meant, such as more for less. */
  contradiction: text.optional(),
  risk: text.optional().meta({ title: "Legal risk" }),
});

const howToWritePrices =
  "write a price as { key: package_5_pages }, with from: true or per: /month, a month, a year, /hour or per project; or write words";

/** A price that is shown by itself: `{ key: social_starter_month, from: true, per: /month }`. */
export const price = z.strictObject(
  {
    /** The entry of prices.yaml; the reader adds its amount, which is checked there. */
    key: text.meta({ title: "Entry of the price list", choices: "prices" }),
    amount: z.number().meta({ readOnly: true }),
    label: text.optional().meta({ title: "Word before the price" }),
    from: z.boolean().optional().meta({ title: "“from” before the price" }),
    orMore: z.boolean().optional().meta({ title: "“+” behind the price" }),
    per: z
      .enum(["/month", "a month", "a year", "/hour", "per project"])
      .optional()
      .meta({ title: "For how long" }),
  },
  { error: ({ code }) => (code === "invalid_type" ? howToWritePrices : undefined) },
);

const isOnePrice = (words: string) => words.split("$").length === 2;

/** A price, or words that say it, such as "on request" or "$1,200 once, $600 a year". */
export const priceOrWords = z.union(
  [price, text.refine((words) => !isOnePrice(words), howToWritePrices)],
  howToWritePrices,
);

const cell = z.union([price, text], "write words, or a price as { key: package_5_pages }");

/** A table of prices: the columns in order, and the rows; the first cell is the row's name. */
const table = z
  .strictObject({
    columns: z.array(text).min(2),
    rows: z
      .array(
        z.strictObject({
          cells: z.tuple([text, cell], cell),
          badge: text.optional(),
          highlight: z.boolean().default(false),
        }),
      )
      .min(1),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, { cells }] of rows.entries()) {
      if (cells.length === columns.length) continue;
      const message = `this row has ${cells.length} cells. Write one for each column: ${columns.join(", ")}`;
      context.addIssue({ code: "custom", path: ["rows", index], message });
    }
  });

const plan = z.strictObject({
  name: text,
  price: priceOrWords,
  subtitle: text.optional(),
  bullets: z.array(text).min(1),
  badge: text.optional(),
  highlight: z.boolean().default(false),
  cta: link.optional().meta({ title: "Button" }),
});

/** web/content/prices.yaml */
export const prices = z.strictObject({
  entries: z.record(
    z
      .string()
      .regex(/^[a-z][a-z_0-9]*$/, "use small letters, digits and _, such as package_5_pages"),
    entry,
  ),
  tables: z.record(z.string(), table),
  plans: z.record(z.string(), z.array(plan).min(1)),
});

export type Price = z.infer<typeof price>;
export type PriceOrWords = z.infer<typeof priceOrWords>;
export type PriceTable = z.infer<typeof table>;
export type Plan = z.infer<typeof plan>;
export type Prices = z.infer<typeof prices>;
