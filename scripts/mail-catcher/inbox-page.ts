import type { CaughtMessage } from "./caught-message.ts";
import { html, type SafeHtml } from "./html-template.ts";

/** The ways to look at a message, in the order of their tabs. */
export const messageViews = ["html", "text", "headers", "source"] as const;
export type MessageView = (typeof messageViews)[number];

const viewNames: Record<MessageView, string> = {
  html: "Message",
  text: "Text part",
  headers: "Headers",
  source: "Source",
};

export interface InboxState {
  messages: readonly CaughtMessage[];
  accepting: boolean;
  selected?: { message: CaughtMessage; view: MessageView };
}

type Mailboxes = CaughtMessage["from"];

function addressLine(mailboxes: Mailboxes): string {
  return mailboxes.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(", ");
}

function senderName(mailboxes: Mailboxes): string {
  const [first] = mailboxes;
  return first ? first.name || first.address : "Unknown sender";
}

function time(iso: string): SafeHtml {
  const [day = "", clock = ""] = iso.split("T");
  return html`<time datetime="${iso}">${day} ${clock.slice(0, 8)} UTC</time>`;
}

function listItem(message: CaughtMessage, current: boolean): SafeHtml {
  return html`<li><a class="item" href="/messages/${message.id}"${current ? html` aria-current="true"` : ""}>
<span class="item-top"><b>${senderName(message.reply_to.length ? message.reply_to : message.from)}</b>${time(message.received_at)}</span>
<span class="item-subject">${message.subject || "(no subject)"}</span>
<span class="item-to">to ${addressLine(message.to)}</span></a></li>`;
}

function body(message: CaughtMessage, view: MessageView): SafeHtml {
  switch (view) {
    case "html":
      return message.html
        ? html`<iframe title="The message as a mail program shows it" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${message.id}/html"></iframe>`
        : html`<pre>${message.text || "This message has no text."}</pre>`;
    case "text":
      return html`<pre>${message.text || "This message has no text part."}</pre>`;
    case "headers":
      return html`<table><tbody>${message.headers.map(
        ({ name, value }) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
      )}</tbody></table>`;
    case "source":
      return html`<pre>${message.source}</pre>`;
  }
}

function field(label: string, value: string | SafeHtml): SafeHtml {
  return value === "" ? html`` : html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
}

function reader({ message, view }: NonNullable<InboxState["selected"]>): SafeHtml {
  return html`<article class="reader"><a class="back" href="/">← All messages</a>
<h1>${message.subject || "(no subject)"}</h1>
<dl>${field("From", addressLine(message.from))}${field("To", addressLine(message.to))}${field("Cc", addressLine(message.cc))}${field("Reply to", addressLine(message.reply_to))}${field("Received", time(message.received_at))}${field("Attached", message.attachments.join(", "))}</dl>
<nav aria-label="Ways to look at this message">${messageViews.map(
    (name) =>
      html`<a href="/messages/${message.id}?view=${name}"${name === view ? html` aria-current="page"` : ""}>${viewNames[name]}</a>`,
  )}</nav>
${body(message, view)}</article>`;
}

/** The whole page; the script in `inbox-client.js` only keeps it up to date. */
export function inboxPage({ messages, accepting, selected }: InboxState): SafeHtml {
  const count = messages.length === 1 ? "1 message" : `${messages.length} messages`;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${messages.length ? `(${messages.length}) ` : ""}Mail inbox</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/message.css"><link rel="stylesheet" href="/inbox.css"><script type="module" src="/inbox-client.js"></script></head>
<body class="${selected ? "reading" : "listing"}"><header id="bar"><div><strong>Mail inbox</strong> <span class="count">${count}</span></div>
<div class="actions"><button type="button" data-action="${accepting ? "smtp-off" : "smtp-on"}" aria-pressed="${accepting ? "true" : "false"}"><i aria-hidden="true"></i>${accepting ? "Accepting mail" : "Mail server off"}</button>
<button type="button" data-action="clear"${messages.length ? "" : html` disabled`}>Delete all</button></div></header>
<main><section id="list" aria-label="Messages" aria-live="polite">${
    messages.length
      ? html`<ul>${messages.map((message) => listItem(message, message.id === selected?.message.id))}</ul>`
      : html`<div class="empty"><h2>No mail yet</h2><p>Every e-mail the site sends lands here, and nowhere else. Send a message with the contact form: it appears by itself.</p></div>`
  }</section>
${selected ? reader(selected) : html`<div class="reader none"><p>Choose a message to read it.</p></div>`}</main></body></html>`;
}
