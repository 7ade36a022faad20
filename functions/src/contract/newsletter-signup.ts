import * as z from "zod";
import { emailAddress, emailAddressByInputType } from "./email-address.ts";
import { isNewsletterSource, type NewsletterSource, sourceDetails } from "./form-source.ts";
import { limits } from "./limits.ts";
import { submissionFields } from "./submission.ts";
import { singleLine } from "./text-field.ts";

export const newsletterSource = z.custom<NewsletterSource>(isNewsletterSource, {
  error: "source must be one of the site's forms",
});

const missingName = "Please enter your name";

/** What the browser sends to `newsletter-signup`, from every newsletter and quote form. */
export const newsletterSubmission = z
  .object({
    email: emailAddressByInputType,
    name: singleLine({ label: "Name", max: limits.nameMax }).optional(),
    source: newsletterSource,
    /** The checkbox on a quote form. */
    wantsNewsletter: z.boolean({ error: "wantsNewsletter must be true or false" }).optional(),
    ...submissionFields,
  })
  .superRefine((value, context) => {
    const details = sourceDetails(value.source);
    if (details.needsName && !value.name) {
      context.addIssue({ code: "custom", path: ["name"], message: missingName });
    }
    if (details.looseEmail) return;
    const strict = emailAddress.safeParse(value.email);
    for (const issue of strict.error?.issues ?? []) {
      context.addIssue({ code: "custom", path: ["email"], message: issue.message });
    }
  });

export type NewsletterSubmission = z.infer<typeof newsletterSubmission>;

/**
 * Whether the form puts the address on the newsletter list. Somebody who asks for a quote joins only by checking the
 * box.
 */
export function joinsNewsletter({ source, wantsNewsletter }: NewsletterSubmission): boolean {
  const { quote, asksNewsletter } = sourceDetails(source);
  return !quote || (asksNewsletter && wantsNewsletter === true);
}
