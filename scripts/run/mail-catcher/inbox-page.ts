import { type Markup, markup } from "../../../web/publish/markup.ts";
import type { CaughtMessage } from "./smtp-listener.ts";

const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui; overflow-wrap: anywhere }
main { max-width: 56rem; margin: auto }
a, button, summary { display: inline-block; padding: 10px; font: inherit; font-weight: 600 }
iframe, pre { box-sizing: border-box; width: 100%; padding: 12px; border: 1px solid; white-space: pre-wrap }
iframe { height: 60vh; background: #fff; color-scheme: light }`;

function page(title: string, body: Markup, refresh: Markup | "" = ""): string {
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><style>${style}</style>${refresh}</head>
<body><main>${body}</main></body></html>`.text;
}

const addresses = (mailboxes: CaughtMessage["from"]) =>
  mailboxes.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(", ");

const time = ({ received_at }: CaughtMessage) =>
  `${received_at.slice(0, 19).replace("T", " ")} UTC`;

function listItem(message: CaughtMessage): Markup {
  const { id, from, to, reply_to, subject } = message;
  return markup`<li><a href="/messages/${id}">${subject || "(no subject)"}</a>
<p>${addresses(reply_to.length > 0 ? reply_to : from)} to ${addresses(to)}, ${time(message)}</p></li>`;
}

const noMail =
  "No mail yet. Every email the site sends lands here, and nowhere else. Send a message with the contact form: it appears by itself.";

/** All messages, newest first. The page reloads by itself to show new ones. */
export function listPage(messages: readonly CaughtMessage[], accepting: boolean): string {
  const [value, label] = accepting ? ["refuse", "Refuse mail"] : ["accept", "Accept mail again"];
  const isRefusing = markup`<p role="status">The mail server refuses everything at the moment.</p>`;
  return page(
    `(${messages.length}) Mail inbox`,
    markup`<h1>Mail inbox</h1>
<form method="post" action="/"><button name="do" value="${value}">${label}</button>
<button name="do" value="clear">Delete all</button></form>
${accepting ? "" : isRefusing}
${messages.length > 0 ? markup`<ul>${messages.map(listItem)}</ul>` : markup`<p>${noMail}</p>`}`,
    markup`<meta http-equiv="refresh" content="3">`,
  );
}

/** One message, first as a mail program shows it, then as it was sent. */
export function messagePage(message: CaughtMessage): string {
  const { from, to, reply_to, subject, html, text, source } = message;
  const details = {
    ...{ From: addresses(from), To: addresses(to), "Reply to": addresses(reply_to) },
    Received: time(message),
  };
  // The message may hold anything. The sandbox lets no script run, and the policy of the page around it, which also
  // applies to it, blocks all fetches.
  const shown = markup`<iframe title="The message as a mail program shows it" sandbox="allow-popups allow-popups-to-escape-sandbox"
srcdoc="${`<!doctype html><base target="_blank">${html}`}"></iframe>
<h2>Text part</h2>`;
  return page(
    subject,
    markup`<p><a href="/">← All messages</a></p>
<h1>${subject || "(no subject)"}</h1>
<dl>${Object.entries(details).map(([label, value]) => markup`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
${html ? shown : ""}<pre>${text}</pre>
<details><summary>Source</summary><pre>${source}</pre></details>`,
  );
}
