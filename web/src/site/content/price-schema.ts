import { z } from "zod";
import { text } from "../../ui/plain-text.ts";
import { linkTarget } from "./parts-schema.ts";

const dollars = z.number().int().nonnegative("whole dollars");

/** One price, said once. `{{prices.<key>}}` puts it into any text, written as $1,200. */
const entry = z.strictObject({
  amount: dollars,
  /** The page that says this price, where another page says a different one. */
  where: text.optional(),
  conflict: text.optional(),
});

/** A table of prices: the columns in order, and the rows as shown; numbers are dollars. */
const table = z.strictObject({
  columns: z.array(text).min(2),
  rows: z
    .array(
      z.strictObject({
        cells: z.array(z.union([text, z.number()])).min(2),
        highlight: z.boolean().default(false),
      }),
    )
    .min(1),
});

const plan = z.strictObject({
  name: text,
  price: text,
  subtitle: text.optional(),
  bullets: z.array(text).min(1),
  badge: text.optional(),
  highlight: z.boolean().default(false),
  cta: z.strictObject({ label: text, to: linkTarget }).optional(),
});

/** web/content/prices.yaml */
export const prices = z.strictObject({
  entries: z.record(z.string().regex(/^[a-z][a-z_0-9]*$/, "small letters, digits and _"), entry),
  tables: z.record(z.string(), table),
  plans: z.record(z.string(), z.array(plan).min(1)),
});

export type PriceTable = z.infer<typeof table>;
export type Plan = z.infer<typeof plan>;
export type Prices = z.infer<typeof prices>;
