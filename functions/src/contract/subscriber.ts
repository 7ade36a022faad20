import * as z from "zod";
import { emailAddressByInputType } from "./email-address.ts";
import { limits } from "./limits.ts";
import { newsletterSource } from "./newsletter-signup.ts";
import { storedTime } from "./stored-time.ts";
import { singleLine } from "./text-field.ts";

/**
 * `newsletter_subscribers/{hash of the email}`; the writer adds `created_at`, `email_key`, and `expires_at` until the address is
 * confirmed (`confirmed_at`).
 */
export const newSubscriber = z.strictObject({
  email: emailAddressByInputType,
  name: singleLine({ label: "Name", max: limits.nameMax }).optional(),
  source: newsletterSource,
  /** False: they asked for a quote only, or have left. Those from before this was noted were told that they are on the list. */
  wants_newsletter: z.boolean().optional(),
  /** In all links of our emails; a new one, or none, revokes them. */
  token_id: z
    .string()
    .regex(/^[\w-]{22}$/, "token_id must be as it was stored")
    .optional(),
});

/** As it is read: tolerant. */
export const storedSubscriber = z.object({
  email: z.string().catch(""),
  source: z.string().catch(""),
  wants_newsletter: z.boolean().catch(true),
  token_id: z.string().optional().catch(undefined),
  confirmed_at: storedTime,
  /** We ended it: the mailbox refused our mail for good, with the answer `ended_for`. */
  ended_at: storedTime,
  /** When the link that deletes everything was last asked for. */
  deletion_asked_at: storedTime,
  /** They have left at some time, whoever has typed their address since. */
  left_before: z.boolean().catch(false),
  created_at: storedTime,
});

export type StoredSubscriber = z.infer<typeof storedSubscriber>;
