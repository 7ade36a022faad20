import type { Settings } from "../config.ts";
import { retentionDays } from "../contract/limits.ts";
import type { SiteFacts } from "../contract/site-facts.ts";
import type { subscriberLinks } from "../newsletter/subscriber-links.ts";
import { html } from "./html-text.ts";
import { type MailContent, mailButton } from "./mail-layout.ts";
import { mailToVisitor, seeOrDelete, typedAddress } from "./mail-to-visitor.ts";
import { postLines, postList } from "./newsletter-layout.ts";

/**
 * Asks whether the reader wants the newsletter, and shows the newest posts. It has no words from the person who typed
 * the address, not even the name. Otherwise anybody could make us mail any text to a stranger.
 */
export function signupMail(
  email: string,
  links: ReturnType<typeof subscriberLinks>,
  facts: SiteFacts,
  settings: Settings,
): MailContent {
  const { posts } = facts;
  const { SITE_ORIGIN } = settings;
  const question =
    "Tap the button, then say yes on the page that opens. You can unsubscribe anytime with the link in every newsletter.";
  const button = "Yes, send me the newsletter";
  const tips = "Either way, here are our latest tips:";
  const mail = {
    email,
    subject: "Please confirm your newsletter signup",
    heading: "One more step: confirm you want our newsletter",
    text: [
      question,
      "",
      `${button}:`,
      links.confirm,
      ...(posts.length > 0 ? ["", tips, ...postLines(posts, SITE_ORIGIN)] : []),
    ],
    content: [
      html`<p style="margin:0 0 16px">${question}</p>`,
      mailButton(links.confirm, button),
      ...(posts.length > 0 ? [html`<p style="margin:24px 0 16px">${tips}</p>`] : []),
      ...postList(posts, SITE_ORIGIN),
    ],
    why: typedAddress,
    stranger: `If that wasn't you, or you've changed your mind, just ignore this. You won't get our newsletter, and we'll delete your address after ${retentionDays.unconfirmedSubscriber} days.`,
    links: [[seeOrDelete, links.about]] as const,
  };
  return {
    ...mailToVisitor(mail, facts, settings),
    autoSubmitted: "auto-replied",
    leaveAddress: links.leaveAtOnce,
  };
}
