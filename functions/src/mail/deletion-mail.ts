import type { Settings } from "../config.ts";
import type { SiteFacts } from "../contract/site-facts.ts";
import { html } from "./html-text.ts";
import { type MailContent, mailButton } from "./mail-layout.ts";
import { mailToVisitor } from "./mail-to-visitor.ts";

/** The email with the link that deletes everything we have on an address. It goes only to that address. */
export function deletionMail(
  email: string,
  link: string,
  facts: SiteFacts,
  settings: Settings,
): MailContent {
  const heading = "Delete everything we have on you";
  const question =
    "Tap the button to see what we have, then say yes on the page that opens. The link works for an hour.";
  const button = "See it and delete it";
  const mail = {
    email,
    subject: heading,
    heading,
    text: [question, "", `${button}:`, link],
    content: [html`<p style="margin:0 0 16px">${question}</p>`, mailButton(link, button)],
    why: "You're getting this email because somebody with one of our emails to you asked to delete your data at",
    stranger: "If that wasn't you, just ignore this, and nothing is deleted.",
  };
  return { ...mailToVisitor(mail, facts, settings), autoSubmitted: "auto-replied" };
}
