import type { Settings } from "../config.ts";
import { type NewsletterSubmission, sourceFacts } from "../contract/newsletter-signup.ts";
import type { MailContent } from "../contract/queued-mail.ts";
import { ownerMail } from "./owner-mail.ts";

/** Somebody asked for a quote on a city page. */
export function quoteMail(signup: NewsletterSubmission, at: Date, settings: Settings): MailContent {
  const town = sourceFacts[signup.source].town ?? "South Jersey";
  return ownerMail(
    {
      subject: `Quote request from ${town}: ${signup.name ?? signup.email}`,
      heading: `New quote request: ${town}`,
      facts: [
        ...(signup.name ? [["Name", signup.name] as const] : []),
        ["Email", signup.email],
        ["Town", town],
        ["Form", signup.source],
      ],
      replyTo: signup.email,
    },
    at,
    settings,
  );
}
