import * as z from "zod";
import { emailAddressByInputType } from "./email-address.ts";
import { limits } from "./limits.ts";
import { newsletterSource } from "./newsletter-signup.ts";
import { storedTime } from "./stored-time.ts";
import { singleLine } from "./text-field.ts";

/**
 * `newsletter_subscribers/{hash of the email}`. The writer adds `created_at`, `email_key`, and `expires_at` until the
 * address is confirmed (`confirmed_at`).
 */
export const newSubscriber = z.strictObject({
  email: emailAddressByInputType,
  name: singleLine({ label: "Name", max: limits.nameMax }).optional(),
  source: newsletterSource,
  /**
   * False if they asked only for a quote, or have left. Subscribers from before this field were told that they are on
   * the list.
   */
  wants_newsletter: z.boolean().optional(),
  /** Part of all links in our emails. A new one, or none, revokes them. */
  token_id: z
    .string()
    .regex(/^[\w-]{22}$/, "token_id must be as it was stored")
    .optional(),
});

/** A subscriber, as read. The schema is tolerant. */
export const storedSubscriber = z.object({
  email: z.string().catch(""),
  source: z.string().catch(""),
  wants_newsletter: z.boolean().catch(true),
  token_id: z.string().optional().catch(undefined),
  confirmed_at: storedTime,
  /** When we ended it, because the mailbox permanently refused our mail, with the answer `ended_for`. */
  ended_at: storedTime,
  /** When somebody last asked for the link that deletes everything. */
  deletion_asked_at: storedTime,
  /** The subscriber left at some time, no matter who has typed their address since. */
  left_before: z.boolean().catch(false),
  created_at: storedTime,
});

export type StoredSubscriber = z.infer<typeof storedSubscriber>;
