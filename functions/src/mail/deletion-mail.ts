import type { Settings } from "../config.ts";
import type { SiteFacts } from "../contract/site-facts.ts";
import { html } from "./html-text.ts";
import { linkStyle, type MailContent, mailButton, mailPage } from "./mail-layout.ts";

/** The link that deletes everything we have on an address, to that address only. */
export function deletionMail(
  email: string,
  link: string,
  { name, address }: SiteFacts,
  { OWNER_EMAIL, SITE_ORIGIN }: Settings,
): MailContent {
  const heading = "Delete everything we have on you";
  const question =
    "Tap the button to see what we have, then say yes on the page that opens. The link works for an hour.";
  const button = "See it and delete it";
  const stranger =
    "You're getting this email because somebody with one of our emails to you asked to delete your data. If that wasn't you, just ignore this, and nothing is deleted.";
  return {
    to: [email],
    replyTo: OWNER_EMAIL[0],
    subject: heading,
    autoSubmitted: "auto-replied",
    text: [
      heading,
      "",
      question,
      "",
      `${button}:`,
      link,
      "",
      stranger,
      "",
      name,
      address,
      SITE_ORIGIN,
      "",
    ].join("\n"),
    html: mailPage({
      above: name,
      heading,
      content: [
        html`<p style="margin:0 0 16px">${question}</p>`,
        mailButton(link, button),
        html`<p style="margin:24px 0 0">${stranger}</p>`,
      ],
      foot: html`${name}, ${address}, <a href="${SITE_ORIGIN}" style="${linkStyle}">${SITE_ORIGIN}</a>`,
    }),
  };
}
