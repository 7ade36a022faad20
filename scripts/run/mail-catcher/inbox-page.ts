import { type Markup, markup } from "../../../web/publish/markup.ts";
import type { CaughtMessage } from "./caught-message.ts";

const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui; overflow-wrap: anywhere }
main { max-width: 56rem; margin: auto }
a, button, summary { display: inline-block; padding: 10px; font: inherit; font-weight: 600 }
iframe, pre { box-sizing: border-box; width: 100%; padding: 12px; border: 1px solid; white-space: pre-wrap }
iframe { height: 60vh; background: #fff; color-scheme: light }`;

function page(title: string, body: Markup, head: Markup[] = []): Markup {
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><style>${style}</style>${head}</head>
<body><main>${body}</main></body></html>`;
}

function addresses(mailboxes: CaughtMessage["from"]): string {
  return mailboxes.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(", ");
}

function time({ received_at }: CaughtMessage): string {
  return `${received_at.slice(0, 19).replace("T", " ")} UTC`;
}

function listItem(message: CaughtMessage): Markup {
  const { id, from, to, reply_to, subject } = message;
  return markup`<li><a href="/messages/${id}">${subject || "(no subject)"}</a>
<p>${addresses(reply_to.length > 0 ? reply_to : from)} to ${addresses(to)}, ${time(message)}</p></li>`;
}

/** All messages, newest first. It looks for new ones by itself. */
export function listPage(messages: readonly CaughtMessage[], accepting: boolean): Markup {
  const [value, label] = accepting ? ["refuse", "Refuse mail"] : ["accept", "Accept mail again"];
  return page(
    `(${messages.length}) Mail inbox`,
    markup`<h1>Mail inbox</h1>
<form method="post" action="/"><button name="do" value="${value}">${label}</button>
<button name="do" value="clear">Delete all</button></form>
${accepting ? "" : markup`<p role="status">The mail server refuses everything at the moment.</p>`}
${
  messages.length > 0
    ? markup`<ul>${messages.map(listItem)}</ul>`
    : markup`<p>No mail yet. Every email the site sends lands here, and nowhere else. Send a message with the contact form: it appears by itself.</p>`
}`,
    [markup`<meta http-equiv="refresh" content="3">`],
  );
}

/** One message: as a mail program shows it, then as it was sent. */
export function messagePage(message: CaughtMessage): Markup {
  const { id, from, to, reply_to, subject } = message;
  const facts = { From: addresses(from), To: addresses(to), "Reply to": addresses(reply_to) };
  const shown = markup`<iframe title="The message as a mail program shows it" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${id}/html"></iframe>
<h2>Text part</h2>`;
  return page(
    subject,
    markup`<p><a href="/">← All messages</a></p>
<h1>${subject || "(no subject)"}</h1>
<dl>${Object.entries({ ...facts, Received: time(message) }).map(
      ([label, value]) => markup`<dt>${label}</dt><dd>${value}</dd>`,
    )}</dl>
${message.html ? shown : ""}<pre>${message.text}</pre>
<details><summary>Source</summary><pre>${message.source}</pre></details>`,
  );
}
