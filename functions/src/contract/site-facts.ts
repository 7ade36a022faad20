import * as z from "zod";
import { priceLine } from "./price-line.ts";

const words = z.string().min(1);

/**
 * What the functions know about web/content, such as what emails to visitors say about the business. It's the file
 * functions/site-facts.json, which every build of the functions makes, because they can't read the content.
 */
export const siteFacts = z.strictObject({
  name: words,
  /** The person who tells the business's story, and signs emails; absent if nobody does. */
  signer: words.optional(),
  phone: z.strictObject({ display: words, number: words }),
  /** The hours in words: "Monday to Friday, 9 am to 5 pm". */
  hours: words,
  /** How soon a person answers, such as "24 hours"; absent if the site doesn't claim it. */
  reply_time: words.optional(),
  /** The towns that have a page, as it spells them. */
  towns: z.array(words),
  /** The names of all public pages, by their paths. */
  pages: z.record(z.string().startsWith("/"), words),
  /** The address in one line, as the law requires in a newsletter. */
  address: words,
  /** Every line that the price calculator can write, with its words for the sum; absent without a calculator. */
  prices: z.strictObject({ together: words, day: words, lines: z.array(priceLine) }).optional(),
  /** The newest posts, newest first. */
  posts: z.array(z.strictObject({ title: words, excerpt: words, path: words })),
});

export type SiteFacts = z.infer<typeof siteFacts>;
