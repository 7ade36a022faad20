import * as z from "zod";

/** A placeholder in an issue's text for the site's address, which the functions know. */
export const originMark = "{origin}";

/**
 * `newsletter_issues/{id}`: a newsletter as it goes out. Only `npm run newsletter` writes it, so its HTML is ours. The
 * script adds `begun_at` and its progress.
 */
export const newsletterIssue = z.object({
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().min(1),
});

export const newsletterIssueHead = z.strictObject({
  subject: z.string().trim().min(1).max(100).meta({ title: "Subject" }),
});

export type NewsletterIssue = z.infer<typeof newsletterIssue>;

/** The id of a subscriber's mail in `mail`. There is one for each issue, however often sending starts. */
export function issueMailId(issueId: string, subscriberId: string): string {
  return `issue-${issueId}-${subscriberId}`;
}
