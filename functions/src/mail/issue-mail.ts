import type { Settings } from "../config.ts";
import { type NewsletterIssue, originMark } from "../contract/newsletter-issue.ts";
import type { SiteFacts } from "../contract/site-facts.ts";
import type { subscriberLinks } from "../newsletter/subscriber-links.ts";
import { SafeHtml } from "./html-text.ts";
import type { MailContent } from "./mail-layout.ts";
import { mailToVisitor, seeOrDelete } from "./mail-to-visitor.ts";

/** An issue of the newsletter for one subscriber. It says why they get it, who sends it, and how to leave. */
export function issueMail(
  email: string,
  issue: NewsletterIssue,
  links: ReturnType<typeof subscriberLinks>,
  facts: SiteFacts,
  settings: Settings,
): MailContent {
  const here = (words: string) => words.replaceAll(originMark, settings.SITE_ORIGIN);
  const mail = {
    email,
    subject: issue.subject,
    heading: issue.subject,
    text: [here(issue.text).trim()],
    content: [new SafeHtml(here(issue.html))],
    why: "You're getting this newsletter because you signed up and confirmed your address at",
    links: [
      ["Unsubscribe", links.leave],
      [seeOrDelete, links.about],
    ] as const,
  };
  return { ...mailToVisitor(mail, facts, settings), leaveAddress: links.leaveAtOnce };
}
