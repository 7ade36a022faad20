import type { Settings } from "../config.ts";
import { keptDays } from "../contract/limits.ts";
import type { SiteFacts } from "../contract/site-facts.ts";
import type { subscriberLinks } from "../newsletter/subscriber-links.ts";
import { html } from "./html-text.ts";
import { footLink, linkStyle, type MailContent, mailButton, mailPage } from "./mail-layout.ts";
import { postLines, postList } from "./newsletter-layout.ts";

/**
 * The newest posts, and the one question whether more of them are wanted. It has no word of whoever typed the address,
 * not even the name: else anybody could make us mail any text to a stranger.
 */
export function signupMail(
  email: string,
  links: ReturnType<typeof subscriberLinks>,
  { name, address, posts }: SiteFacts,
  { OWNER_EMAIL, SITE_ORIGIN }: Settings,
): MailContent {
  const heading = "One more step: confirm you want our newsletter";
  const question =
    "Tap the button, then say yes on the page that opens. You can unsubscribe anytime with the link in every newsletter.";
  const button = "Yes, send me the newsletter";
  const tips = "Either way, here are our latest tips:";
  const origin = "You're getting this email because somebody typed your address into a form on";
  const stranger = `If that wasn't you, or you've changed your mind, just ignore this. You won't get our newsletter, and we'll delete your address after ${keptDays.unconfirmedSubscriber} days.`;
  const about = "See or delete what we have on you";
  return {
    to: [email],
    replyTo: OWNER_EMAIL[0],
    subject: "Please confirm your newsletter signup",
    autoSubmitted: "auto-replied",
    leaveAddress: links.leaveAtOnce,
    text: [
      heading,
      "",
      question,
      "",
      `${button}:`,
      links.confirm,
      ...(posts.length > 0 ? ["", tips, ...postLines(posts, SITE_ORIGIN)] : []),
      "",
      name,
      address,
      SITE_ORIGIN,
      "",
      `${origin} ${SITE_ORIGIN}. ${stranger}`,
      `${about}:`,
      links.about,
      "",
    ].join("\n"),
    html: mailPage({
      above: name,
      heading,
      content: [
        html`<p style="margin:0 0 16px">${question}</p>`,
        mailButton(links.confirm, button),
        ...(posts.length > 0 ? [html`<p style="margin:24px 0 16px">${tips}</p>`] : []),
        ...postList(posts, SITE_ORIGIN),
      ],
      foot: html`${origin} <a href="${SITE_ORIGIN}" style="${linkStyle}">${SITE_ORIGIN}</a>. ${stranger}${footLink(links.about, about)}<br>${name}, ${address}`,
    }),
  };
}
