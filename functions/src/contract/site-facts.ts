import * as z from "zod";

const words = z.string().min(1);

/**
 * What a receipt says of the business, from web/content: the file functions/site-facts.json. It is made wherever the
 * functions are built, because they can't read the content.
 */
export const siteFacts = z.strictObject({
  name: words,
  phone: z.strictObject({ display: words, number: words }),
  /** In words: "Monday to Friday, 9 am to 5 pm". */
  hours: words,
  /** How soon a person answers, such as "24 hours"; absent where the claim isn't on the site. */
  reply_time: words.optional(),
  /** Those with a page, as it spells them. */
  towns: z.array(words),
});

export type SiteFacts = z.infer<typeof siteFacts>;
