import { businessTimeZone } from "../contract/business-day.ts";
import { wholeTimes } from "../contract/whole-times.ts";
import { html, SafeHtml } from "./html-text.ts";

/** An email as it is sent. */
export interface MailContent {
  to: string[];
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** Set if nobody wrote the mail, so no machine should answer it (RFC 3834). */
  autoSubmitted?: "auto-generated" | "auto-replied";
  /** The address where a mail program unsubscribes by itself (RFC 8058). */
  leaveAddress?: string;
}

/** Text that opens something when tapped: a page, a call, a mail. */
interface LinkedText {
  text: string;
  href: string | undefined;
}

type DetailText = string | LinkedText;

export type Details = ReadonlyArray<readonly [label: DetailText, value: DetailText]>;

/** The site's colors on a light background (web/src/ui/theme/tokens.ts). */
export const mailColors = {
  page: "#fdfbf6",
  card: "#ffffff",
  line: "#e3d9c6",
  ink: "#1b2421",
  muted: "#4a5954",
  brand: "#12403a",
  brandSoft: "#e2eee8",
  onDeep: "#fbf7ec",
} as const;

const { page, card, line, ink, muted, brand, brandSoft, onDeep } = mailColors;

/** The site's colors on a dark background, for mail programs that ask for them on a dark device. Others darken ours. */
const onDark: ReadonlyArray<readonly [style: string, dark: string]> = [
  [`background:${page}`, "background:#0f1715"],
  [`background:${card}`, "background:#1b2724"],
  [`background:${brandSoft}`, "background:#203530"],
  [`color:${ink}`, "color:#eef3f0"],
  [`color:${muted}`, "color:#b3c2bb"],
  [`color:${brand}`, "color:#8fd6c1"],
  [`solid ${line}`, "border-color:#2d3d38"],
  [`solid ${brandSoft}`, "border-color:#2d3d38"],
];

const darkRules = onDark.map(
  ([style, dark]) => new SafeHtml(`[style*="${style}"]{${dark}!important}`),
);

const clock = new Intl.DateTimeFormat("en-US", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: businessTimeZone,
});

export const businessTime = (at: Date): string => wholeTimes(clock.format(at));

export const linkStyle = `color:${brand}`;

/** A link on a separate line in small print, large enough to tap. */
export function footLink(address: string, label: string): SafeHtml {
  return html`<br><a href="${address}" style="${linkStyle};display:inline-block;padding:6px 0">${label}</a>`;
}

const plain = (value: DetailText): string => (typeof value === "string" ? value : value.text);

/** Details for the plain text, one per line. */
export function detailLines(details: Details): string[] {
  const width = Math.max(...details.map(([label]) => plain(label).length)) + 2;
  return details.map(([label, value]) => `${`${plain(label)}:`.padEnd(width)}${plain(value)}`);
}

function linked(value: DetailText): SafeHtml {
  if (typeof value === "string" || value.href === undefined) return html`${plain(value)}`;
  return html`<a href="${value.href}" style="${linkStyle}">${value.text}</a>`;
}

/** Puts each value below its label, so that an address fits on one line on a phone. */
export function detailList(details: Details): SafeHtml {
  const rows = details.map(
    ([label, value]) =>
      html`<p style="margin:0 0 12px"><span style="color:${muted};font-size:14px">${linked(label)}</span><br><span style="font-weight:600">${linked(value)}</span></p>`,
  );
  return html`<div>${rows}</div>`;
}

/** Puts short values, such as numbers, beside their labels. */
export function detailTable(details: Details, labelWidth: string): SafeHtml {
  const cell = "padding:6px 0;vertical-align:top;word-wrap:break-word";
  const rows = details.map(
    ([label, value]) =>
      html`<tr><td style="${cell};width:${labelWidth};padding-right:16px;color:${muted}">${linked(label)}</td><td style="${cell};font-weight:600">${linked(value)}</td></tr>`,
  );
  return html`<table role="presentation" style="border-collapse:collapse;table-layout:fixed;width:100%">${rows}</table>`;
}

const buttonStyle =
  "display:inline-block;max-width:100%;box-sizing:border-box;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600";

export function mailButton(address: string, label: string): SafeHtml {
  return html`<p style="margin:24px 0"><a href="${address}" style="${buttonStyle};background:${brand};color:${onDeep}">${label}</a></p>`;
}

/** Buttons in a row below a `mailButton`, less prominent than it. */
export function quietButtons(buttons: readonly { address: string; label: string }[]): SafeHtml {
  const row = buttons.map(
    ({ address, label }) =>
      html`<a href="${address}" style="${buttonStyle};margin:0 8px 8px 0;background:${brandSoft};color:${brand}">${label}</a>`,
  );
  return html`<p style="margin:0 0 16px">${row}</p>`;
}

/** A whole email: `above` is over the heading, `foot` is in small print at the end. */
export function mailPage(mail: {
  above?: string;
  heading: string;
  content: readonly SafeHtml[];
  foot: SafeHtml;
}): string {
  const above = mail.above
    ? html`<p style="margin:0 0 16px;color:${brand};font-weight:700">${mail.above}</p>`
    : html``;
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${mail.heading}</title><style>@media (prefers-color-scheme:dark){${darkRules}}</style></head>
<body style="margin:0;padding:24px 12px;background:${page};color:${ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:28px;background:${card};border:1px solid ${line};border-top:6px solid ${brand};border-radius:12px;word-wrap:break-word">
${above}
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${mail.heading}</h1>
${mail.content}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${line};color:${muted};font-size:14px">${mail.foot}</p>
</div>
</body>
</html>`.source;
}
