import * as z from "zod";

const words = z.string().min(1);

/**
 * What the functions know of web/content, such as what emails to visitors say of the business: the file functions/site-facts.json. It is made wherever the
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
  /** What all public pages are called, by their paths. */
  pages: z.record(z.string().startsWith("/"), words),
  /** In one line, as the law wants it in a newsletter. */
  address: words,
  /** The newest ones, newest first. */
  posts: z.array(z.strictObject({ title: words, excerpt: words, path: words })),
});

export type SiteFacts = z.infer<typeof siteFacts>;
