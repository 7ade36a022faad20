import * as z from "zod";

const count = z.int().min(0);

/** Sign-ups of one week by one form, unless they are deleted by now. */
const weekSource = z.object({
  /** Its Monday, where the business is. */
  week: z.iso.date(),
  source: z.string(),
  signups: count,
  /** How many of them have confirmed, and not left. */
  confirmed: count,
});

export type WeekSource = z.infer<typeof weekSource>;

/** How many get the newsletter and where they came from, without anybody's address. */
export const newsletterStatus = z.object({
  confirmed: count,
  /** The latest week first. */
  weeks: z.array(weekSource),
});

export type NewsletterStatus = z.infer<typeof newsletterStatus>;
