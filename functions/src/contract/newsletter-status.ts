import * as z from "zod";

const count = z.int().min(0);

/** One week's sign-ups from one form, except those deleted since. */
const weekSource = z.object({
  /** The week's Monday in the business's time zone. */
  week: z.iso.date(),
  source: z.string(),
  signups: count,
  /** How many of them have confirmed and not left. */
  confirmed: count,
});

export type WeekSource = z.infer<typeof weekSource>;

/** How many people get the newsletter and where they came from, without anybody's address. */
export const newsletterStatus = z.object({
  confirmed: count,
  /** The latest week comes first. */
  weeks: z.array(weekSource),
});

export type NewsletterStatus = z.infer<typeof newsletterStatus>;
