import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { parseMessage } from "./caught-message.ts";
import type { Mailbox } from "./mailbox.ts";

const largestMessage = 10 * 1024 * 1024;

export interface SmtpListener {
  readonly port: number;
  stop(): Promise<void>;
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function envelopeOf({ envelope }: SMTPServerSession) {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : "",
    to: envelope.rcptTo.map(({ address }) => address),
  };
}

/**
 * Listens for mail on this machine only. Takes any user name and password, so that the settings of
 * a real mail server can be tried as they are.
 */
export async function listenForMail(port: number, mailbox: Mailbox): Promise<SmtpListener> {
  const server = new SMTPServer({
    banner: "mail catcher",
    size: largestMessage,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    // A stop must not wait for clients that keep a connection open.
    closeTimeout: 200,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "anyone" }),
    onData(stream, session, done) {
      readAll(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw new Error("The message is larger than 10 MB.");
          mailbox.add(await parseMessage(randomUUID(), raw, envelopeOf(session)));
          done(null, "Caught");
        })
        .catch(done);
    },
  });
  // A client that hangs up is its own affair; only a failed start concerns us.
  server.on("error", () => {});
  const bound = await new Promise<AddressInfo>((resolve, reject) => {
    server.once("error", reject);
    const net = server.listen(port, "127.0.0.1", () => {
      const address = net.address();
      if (address && typeof address === "object") resolve(address);
    });
  });
  return {
    port: bound.port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
