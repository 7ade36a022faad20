import * as z from "zod";

/** Stands in an issue's words for the site's address, which the functions know. */
export const originMark = "{origin}";

/**
 * `newsletter_issues/{id}`: a newsletter as it goes out. Only `npm run newsletter` writes it, so its HTML is ours; it adds
 * `begun_at`, and how far it is.
 */
export const newsletterIssue = z.object({
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().min(1),
});

/** What stands at the head of an issue's file. */
export const newsletterIssueHead = z.strictObject({
  subject: z.string().trim().min(1).max(100).meta({ title: "Subject" }),
});

export type NewsletterIssue = z.infer<typeof newsletterIssue>;

/** The id of a subscriber's mail in `mail`: one for each issue, however often sending is begun. */
export function issueMailId(issueId: string, subscriberId: string): string {
  return `issue-${issueId}-${subscriberId}`;
}
