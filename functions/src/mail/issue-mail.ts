import type { Settings } from "../config.ts";
import { type NewsletterIssue, originMark } from "../contract/newsletter-issue.ts";
import type { SiteFacts } from "../contract/site-facts.ts";
import type { subscriberLinks } from "../newsletter/subscriber-links.ts";
import { html, SafeHtml } from "./html-text.ts";
import { footLink, linkStyle, type MailContent, mailPage } from "./mail-layout.ts";

/** An issue of the newsletter for one subscriber: why they get it, who sends it, and how to leave. */
export function issueMail(
  email: string,
  issue: NewsletterIssue,
  links: ReturnType<typeof subscriberLinks>,
  { name, address }: SiteFacts,
  { OWNER_EMAIL, SITE_ORIGIN }: Settings,
): MailContent {
  const here = (words: string) => words.replaceAll(originMark, SITE_ORIGIN);
  const why = "You're getting this newsletter because you signed up and confirmed your address at";
  const leave = "Unsubscribe";
  const about = "See or delete what we have on you";
  return {
    to: [email],
    replyTo: OWNER_EMAIL[0],
    subject: issue.subject,
    leaveAddress: links.leaveAtOnce,
    text: [
      issue.subject,
      "",
      here(issue.text).trim(),
      "",
      name,
      address,
      SITE_ORIGIN,
      "",
      `${why} ${SITE_ORIGIN}.`,
      `${leave}: ${links.leave}`,
      `${about}: ${links.about}`,
      "",
    ].join("\n"),
    html: mailPage({
      above: name,
      heading: issue.subject,
      content: [new SafeHtml(here(issue.html))],
      foot: html`${why} <a href="${SITE_ORIGIN}" style="${linkStyle}">${SITE_ORIGIN}</a>.${footLink(links.leave, leave)}${footLink(links.about, about)}<br>${name}, ${address}`,
    }),
  };
}
