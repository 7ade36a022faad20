import type { CaughtMessage } from "./caught-message.ts";
import { html, type SafeHtml } from "./html-template.ts";

function page(title: string, body: SafeHtml): SafeHtml {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/inbox.css"></head>
<body><main>${body}</main></body></html>`;
}

function addresses(mailboxes: CaughtMessage["from"]): string {
  return mailboxes.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(", ");
}

function time({ received_at }: CaughtMessage): string {
  return `${received_at.slice(0, 19).replace("T", " ")} UTC`;
}

function listItem(message: CaughtMessage): SafeHtml {
  const { id, from, to, reply_to, subject } = message;
  return html`<li><a href="/messages/${id}">${subject || "(no subject)"}</a>
<p>${addresses(reply_to.length > 0 ? reply_to : from)} to ${addresses(to)}, ${time(message)}</p></li>`;
}

/** All messages, newest first. Its script only loads the page again when something has changed. */
export function listPage(messages: readonly CaughtMessage[], accepting: boolean): SafeHtml {
  const [value, label] = accepting ? ["refuse", "Refuse mail"] : ["accept", "Accept mail again"];
  return page(
    `(${messages.length}) Mail inbox`,
    html`<h1>Mail inbox</h1>
<form method="post" action="/"><button name="do" value="${value}">${label}</button>
<button name="do" value="clear">Delete all</button></form>
${accepting ? "" : html`<p role="status">The mail server refuses everything at the moment.</p>`}
${
  messages.length > 0
    ? html`<ul>${messages.map(listItem)}</ul>`
    : html`<p>No mail yet. Every email the site sends lands here, and nowhere else. Send a message with the contact form: it appears by itself.</p>`
}
<script src="/inbox.js"></script>`,
  );
}

/** One message: as a mail program shows it, then as it was sent. */
export function messagePage(message: CaughtMessage): SafeHtml {
  const { id, from, to, reply_to, subject } = message;
  const facts = { From: addresses(from), To: addresses(to), "Reply to": addresses(reply_to) };
  const shown = html`<iframe title="The message as a mail program shows it" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${id}/html"></iframe>
<h2>Text part</h2>`;
  return page(
    subject,
    html`<p><a href="/">← All messages</a></p>
<h1>${subject || "(no subject)"}</h1>
<dl>${Object.entries({ ...facts, Received: time(message) }).map(
      ([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`,
    )}</dl>
${message.html ? shown : ""}<pre>${message.text}</pre>
<details><summary>Source</summary><pre>${message.source}</pre></details>`,
  );
}
