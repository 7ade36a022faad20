import { once } from "node:events";
import type { CaughtMessage } from "./caught-message.ts";
import { createInboxServer } from "./inbox-server.ts";
import { createMailbox } from "./mailbox.ts";
import { listenForMail, type SmtpListener } from "./smtp-listener.ts";

export interface MailCatcher {
  readonly smtpPort: number;
  readonly inboxOrigin: string;
  /** Newest first. */
  messages(): readonly CaughtMessage[];
  clear(): void;
  /** Stops (false) or starts (true) the receiving of mail; the inbox stays readable. */
  accept(wanted: boolean): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A real SMTP server that keeps what it receives in memory and shows it on a page of its own. Nothing
 * is ever passed on. Port 0 takes a free one.
 *
 * Our own, because maildev 3 asks for releases of its parser that were never published.
 */
export async function startMailCatcher(ports: {
  smtpPort: number;
  inboxPort: number;
}): Promise<MailCatcher> {
  const mailbox = createMailbox();
  let listener: SmtpListener | undefined = await listenForMail(ports.smtpPort, mailbox);
  const smtpPort = listener.port;

  async function accept(wanted: boolean) {
    if (wanted) listener ??= await listenForMail(smtpPort, mailbox);
    else {
      const stopping = listener;
      listener = undefined;
      await stopping?.stop();
    }
  }

  const inbox = createInboxServer(mailbox, { accepting: () => listener !== undefined, accept });
  inbox.listen(ports.inboxPort, "127.0.0.1");
  try {
    await once(inbox, "listening");
  } catch (error) {
    await accept(false);
    throw error;
  }
  const address = inbox.address();
  const inboxPort = address && typeof address === "object" ? address.port : ports.inboxPort;

  return {
    smtpPort,
    inboxOrigin: `http://localhost:${inboxPort}`,
    messages: () => mailbox.list(),
    clear: () => mailbox.clear(),
    accept,
    async stop() {
      await accept(false);
      inbox.closeAllConnections();
      await new Promise((resolve) => inbox.close(resolve));
    },
  };
}
