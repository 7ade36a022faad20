import * as z from "zod";

const priceSum = z.strictObject({
  /** The amount in dollars. */
  amount: z.number(),
  /** Tells whether it may become more. */
  isFrom: z.boolean(),
});

export type PriceSum = z.infer<typeof priceSum>;

/** What is paid once, and what is paid every year. */
const priceSums = z.strictObject({ once: priceSum, yearly: priceSum });

export type PriceSums = z.infer<typeof priceSums>;

/** A line of the price calculator, in the words that a message has after its dash. */
export const priceLine = priceSums.extend({ text: z.string().min(1) });

export type PriceLine = z.infer<typeof priceLine>;
