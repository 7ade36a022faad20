import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { type CaughtMessage, parseMessage } from "./caught-message.ts";

const largestMessage = 10 * 1024 * 1024;

export interface SmtpListener {
  readonly port: number;
  stop(): Promise<void>;
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
export async function listenForMail(
  port: number,
  caught: (message: CaughtMessage) => void,
): Promise<SmtpListener> {
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
      buffer(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw new Error("The message is larger than 10 MB.");
          caught(await parseMessage(randomUUID(), raw, envelopeOf(session)));
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
