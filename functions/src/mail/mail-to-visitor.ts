import type { Settings } from "../config.ts";
import type { SiteFacts } from "../contract/site-facts.ts";
import { html, type SafeHtml } from "./html-text.ts";
import { footLink, linkStyle, type MailContent, mailPage } from "./mail-layout.ts";

/** The `why` of mails that a form caused. */
export const typedAddress =
  "You're getting this email because somebody typed your address into a form on";

/** The label of the link `about`. */
export const seeOrDelete = "See or delete what we have on you";

interface VisitorMail {
  email: string;
  subject: string;
  heading: string;
  /** What is below the heading, line by line; `content` is the same as HTML. */
  text: readonly string[];
  content: readonly SafeHtml[];
  /** Why they get it; the site's address ends the sentence. */
  why: string;
  /** What they can do if it isn't for them. */
  stranger?: string;
  links?: readonly (readonly [label: string, address: string])[];
}

/**
 * Builds every email to anybody but the owner: our name at the top, and at the bottom who wrote it, why they get
 * it and who we are. A reply goes to the owner.
 */
export function mailToVisitor(
  { email, subject, heading, text, content, why, stranger = "", links = [] }: VisitorMail,
  { name, signer, address }: SiteFacts,
  { OWNER_EMAIL, SITE_ORIGIN }: Settings,
): MailContent {
  return {
    to: [email],
    replyTo: OWNER_EMAIL[0],
    subject,
    text: [
      heading,
      "",
      ...text,
      "",
      ...(signer ? [signer] : []),
      name,
      address,
      SITE_ORIGIN,
      "",
      `${why} ${SITE_ORIGIN}. ${stranger}`.trim(),
      ...links.map(([label, link]) => `${label}: ${link}`),
      "",
    ].join("\n"),
    html: mailPage({
      above: name,
      heading,
      content: [
        ...content,
        ...(signer ? [html`<p style="margin:24px 0 0">${signer}<br>${name}</p>`] : []),
      ],
      foot: html`${why} <a href="${SITE_ORIGIN}" style="${linkStyle}">${SITE_ORIGIN}</a>. ${stranger}${links.map(([label, link]) => footLink(link, label))}<br>${name}, ${address}`,
    }),
  };
}
