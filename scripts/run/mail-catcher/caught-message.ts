import PostalMime, { type Address, type Mailbox } from "postal-mime";

/** One email as the mail catcher keeps and shows it. `id` is only unique within one run. */
export interface CaughtMessage {
  id: string;
  received_at: string;
  /** Whom the SMTP client named as sender and recipients; may differ from the headers. */
  envelope: { from: string; to: string[] };
  from: Mailbox[];
  to: Mailbox[];
  reply_to: Mailbox[];
  subject: string;
  message_id: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
  source: string;
}

function flatten(addresses: Address[] | undefined): Mailbox[] {
  return (addresses ?? []).flatMap((entry) => (entry.group ? entry.group : [entry]));
}

/** Turns the bytes an SMTP client sent into what the inbox shows. */
export async function parseMessage(
  id: string,
  raw: Buffer,
  envelope: CaughtMessage["envelope"],
): Promise<CaughtMessage> {
  const email = await PostalMime.parse(raw);
  return {
    id,
    received_at: new Date().toISOString(),
    envelope,
    from: flatten(email.from ? [email.from] : []),
    to: flatten(email.to),
    reply_to: flatten(email.replyTo),
    subject: email.subject ?? "",
    message_id: email.messageId ?? "",
    text: email.text ?? "",
    html: email.html ?? "",
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    source: raw.toString("utf8"),
  };
}

/** Leaves out what only one message alone is shown with, for lists. */
export function summaryOf({ envelope, text, html, headers, source, ...summary }: CaughtMessage) {
  return summary;
}
