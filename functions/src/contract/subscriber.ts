import * as z from "zod";
import { emailAddressByInputType } from "./email-address.ts";
import { limits } from "./limits.ts";
import { newsletterSource } from "./newsletter-signup.ts";
import { singleLine } from "./text-field.ts";

/** `newsletter_subscribers/{hash of the email}`; the writer adds `created_at`. */
export const newSubscriber = z.strictObject({
  email: emailAddressByInputType,
  name: singleLine({ label: "Name", max: limits.nameMax }).optional(),
  source: newsletterSource,
});

export type NewSubscriber = z.infer<typeof newSubscriber>;
