import type { Settings } from "../config.ts";
import { html } from "./html-text.ts";
import {
  businessTime,
  type Details,
  detailLines,
  detailList,
  linkStyle,
  type MailContent,
  mailButton,
  mailColors,
  mailPage,
  quietButtons,
} from "./mail-layout.ts";

/** A link from the mail to a next step. `text` names its target as people would read it. */
export interface MailAction {
  label: string;
  address: string;
  text: string;
}

/** An email to the owner. Its text and HTML are made from the same entries. */
export interface OwnerMail {
  subject: string;
  heading: string;
  details: Details;
  /** The visitor's own words. */
  words?: string | undefined;
  /** The visitor's address. A summary has none. */
  replyTo?: string | undefined;
  /** The main one comes first. A summary has none. */
  actions?: readonly MailAction[];
}

export const leadsPath = "/company-leads";

const subjectMax = 150;

function asSubject(text: string): string {
  // A mail program would decode "=?utf-8?…" that a visitor typed, and show text that no filter has seen.
  const line = text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();
  return line.length > subjectMax
    ? `${line.slice(0, subjectMax - 1).replace(/\p{Cs}$/u, "")}…`
    : line;
}

function asText(mail: OwnerMail, received: string, siteOrigin: string): string {
  const words = mail.words === undefined ? [] : ["", "Message:", "", mail.words];
  return [
    mail.heading,
    "",
    ...detailLines(mail.details),
    ...words,
    "",
    ...(mail.actions ?? []).map(({ label, text }) => `${label}: ${text}`),
    `See all leads: ${siteOrigin}${leadsPath}`,
    "",
    `Received ${received} (Eastern Time).`,
    `Sent from ${siteOrigin}`,
    "",
  ].join("\n");
}

function asHtml(mail: OwnerMail, received: string, siteOrigin: string): string {
  const { brand, brandSoft } = mailColors;
  const words =
    mail.words === undefined
      ? html``
      : html`<div style="margin:20px 0;padding:16px 20px;background:${brandSoft};border-left:4px solid ${brand};border-radius:4px;white-space:pre-wrap">${mail.words}</div>`;
  const [main, ...others] = mail.actions ?? [];
  const actions = main ? [mailButton(main.address, main.label), quietButtons(others)] : [];
  const leads = html`<p style="margin:0 0 16px"><a href="${siteOrigin}${leadsPath}" style="display:inline-block;padding:10px 0;${linkStyle}">See all leads</a></p>`;
  return mailPage({
    heading: mail.heading,
    content: [detailList(mail.details), words, ...actions, leads],
    foot: html`Received ${received} (Eastern Time) from <a href="${siteOrigin}" style="${linkStyle}">${siteOrigin}</a>`,
  });
}

/** Writes an email to the owner about what came in at the time `at`. */
export function ownerMail(mail: OwnerMail, at: Date, settings: Settings): MailContent {
  const received = businessTime(at);
  return {
    to: settings.OWNER_EMAIL,
    replyTo: mail.replyTo,
    subject: asSubject(mail.subject),
    text: asText(mail, received, settings.SITE_ORIGIN),
    html: asHtml(mail, received, settings.SITE_ORIGIN),
  };
}
