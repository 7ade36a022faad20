import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Address, type Mailbox } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** One email as the mail catcher keeps and shows it. */
export type CaughtMessage = Awaited<ReturnType<typeof parseMessage>>;

const mailboxes = (addresses: (Address | undefined)[] = []): Mailbox[] =>
  addresses.flatMap((one) => (one?.group ? one.group : (one ?? [])));

/** Turns the bytes an SMTP client sent into what the inbox shows. */
async function parseMessage(raw: Buffer) {
  const email = await PostalMime.parse(raw);
  return {
    /** This is only unique within one run. */
    id: randomUUID(),
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

/**
 * Listens for mail on this machine only, and returns a function that stops the listener. The listener takes any user
 * name and password, so that the settings of a real mail server can be tried unchanged.
 */
export async function listenForMail(port: number, caught: (message: CaughtMessage) => void) {
  const server = new SMTPServer({
    banner: "mail catcher",
    size: 10 * 1024 * 1024,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    // A stop must not wait for clients that keep a connection open.
    closeTimeout: 200,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "anyone" }),
    onData(stream, _session, done) {
      buffer(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw new Error("The message is larger than 10 MB.");
          caught(await parseMessage(raw));
          done(null, "Caught");
        })
        .catch(done);
    },
  });
  // A client that hangs up doesn't matter to us; only a failed start does.
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return () => new Promise<void>((resolve) => server.close(resolve));
}
