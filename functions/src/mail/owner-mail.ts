import type { Settings } from "../config.ts";
import { businessTimeZone } from "../contract/business-zone.ts";
import { html } from "./html-text.ts";

/** An email as it is sent. */
export interface MailContent {
  to: string[];
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
}

/** Text and HTML are made of the same entries. */
export interface OwnerMail {
  subject: string;
  heading: string;
  facts: ReadonlyArray<readonly [label: string, value: string]>;
  /** The visitor's own. */
  words?: string | undefined;
  /** The visitor; a summary has none. */
  replyTo?: string | undefined;
}

export const businessTime = new Intl.DateTimeFormat("en-US", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: businessTimeZone,
});

const leadsPath = "/company-leads";

const subjectMax = 150;

function asSubject(text: string): string {
  // A mail program would decode "=?utf-8?…" that a visitor typed, and show what no filter has seen.
  const line = text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();
  return line.length > subjectMax
    ? `${line.slice(0, subjectMax - 1).replace(/\p{Cs}$/u, "")}…`
    : line;
}

function asText(mail: OwnerMail, received: string, siteOrigin: string): string {
  const width = Math.max(...mail.facts.map(([label]) => label.length)) + 2;
  const facts = mail.facts.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`);
  const words = mail.words === undefined ? [] : ["", "Message:", "", mail.words];
  return [
    mail.heading,
    "",
    ...facts,
    ...words,
    "",
    `Received ${received} (Eastern Time).`,
    ...(mail.replyTo ? [`Reply to this email to reach ${mail.replyTo}.`] : []),
    `See all leads: ${siteOrigin}${leadsPath}`,
    `Sent from ${siteOrigin}`,
    "",
  ].join("\n");
}

function asHtml(mail: OwnerMail, received: string, siteOrigin: string): string {
  const cell = "padding:6px 0;vertical-align:top";
  const rows = mail.facts.map(
    ([label, value]) =>
      html`<tr><td style="${cell};padding-right:16px;color:#5b6472;white-space:nowrap">${label}</td><td style="${cell};font-weight:600">${value}</td></tr>`,
  );
  const words =
    mail.words === undefined
      ? html``
      : html`<div style="margin:20px 0;padding:16px 20px;background:#f3f5f8;border-left:4px solid #2563eb;border-radius:4px;white-space:pre-wrap">${mail.words}</div>`;
  const reply = mail.replyTo
    ? html`<p style="margin:24px 0"><a href="mailto:${encodeURIComponent(mail.replyTo).replace("%40", "@")}" style="display:inline-block;padding:12px 20px;background:#1d4ed8;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600">Reply to ${mail.replyTo}</a></p>`
    : html``;
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${mail.heading}</title></head>
<body style="margin:0;padding:24px 12px;background:#eef1f5;color:#16202e;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:28px;background:#ffffff;border-radius:12px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${mail.heading}</h1>
<table role="presentation" style="border-collapse:collapse;width:100%">${rows}</table>
${words}
${reply}
<p style="margin:0 0 16px"><a href="${siteOrigin}${leadsPath}" style="display:inline-block;padding:10px 0;color:#1d4ed8">See all leads</a></p>
<p style="margin:0;color:#5b6472;font-size:14px">Received ${received} (Eastern Time) from <a href="${siteOrigin}" style="color:#1d4ed8">${siteOrigin}</a></p>
</div>
</body>
</html>`.source;
}

/** Writes an email to the owner about what came in `at` that time. */
export function ownerMail(mail: OwnerMail, at: Date, settings: Settings): MailContent {
  const received = businessTime.format(at);
  return {
    to: settings.OWNER_EMAIL,
    replyTo: mail.replyTo,
    subject: asSubject(mail.subject),
    text: asText(mail, received, settings.SITE_ORIGIN),
    html: asHtml(mail, received, settings.SITE_ORIGIN),
  };
}
