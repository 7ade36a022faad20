import PostalMime, { type Address, type Mailbox } from "postal-mime";

/** One email as the mail catcher keeps and shows it. */
export type CaughtMessage = Awaited<ReturnType<typeof parseMessage>>;

const mailboxes = (addresses: (Address | undefined)[] = []): Mailbox[] =>
  addresses.flatMap((one) => (one?.group ? one.group : (one ?? [])));

/** Turns the bytes an SMTP client sent into what the inbox shows. `id` is only unique within one run. */
export async function parseMessage(id: string, raw: Buffer) {
  const email = await PostalMime.parse(raw);
  return {
    id,
    received_at: new Date().toISOString(),
    from: mailboxes([email.from]),
    to: mailboxes(email.to),
    reply_to: mailboxes(email.replyTo),
    subject: email.subject ?? "",
    message_id: email.messageId ?? "",
    text: email.text ?? "",
    html: email.html ?? "",
    source: raw.toString("utf8"),
  };
}
