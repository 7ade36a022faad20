import { once } from "node:events";
import type { CaughtMessage } from "./caught-message.ts";
import { createInboxServer, type Inbox } from "./inbox-server.ts";
import { listenForMail, type SmtpListener } from "./smtp-listener.ts";

/** Old messages go when more than this many are kept, so that a load test cannot fill the memory. */
const keptMessages = 4000;

export interface MailCatcher extends Pick<Inbox, "messages" | "clear" | "accept"> {
  readonly smtpPort: number;
  readonly inboxOrigin: string;
  stop(): Promise<void>;
}

/**
 * A real SMTP server that keeps what it receives in memory and shows it on a page of its own. Nothing
 * is ever passed on. Port 0 takes a free one.
 *
 * Our own: maildev 2 lets any web site read and delete the mail, loads pictures from the internet, and
 * cannot be told to refuse mail for a while; maildev 3 cannot be installed.
 */
export async function startMailCatcher(ports: {
  smtpPort: number;
  inboxPort: number;
}): Promise<MailCatcher> {
  let messages: readonly CaughtMessage[] = [];

  const keep = (next: readonly CaughtMessage[]) => {
    messages = next.slice(0, keptMessages);
  };
  const listen = (port: number) => listenForMail(port, (message) => keep([message, ...messages]));
  let listener: SmtpListener | undefined = await listen(ports.smtpPort);
  const smtpPort = listener.port;

  async function accept(wanted: boolean) {
    if (wanted) listener ??= await listen(smtpPort);
    else {
      const stopping = listener;
      listener = undefined;
      await stopping?.stop();
    }
  }

  const mailbox = { messages: () => messages, clear: () => keep([]), accept };
  const inbox = createInboxServer({
    ...mailbox,
    accepting: () => listener !== undefined,
  });
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
    ...mailbox,
    smtpPort,
    inboxOrigin: `http://localhost:${inboxPort}`,
    async stop() {
      await accept(false);
      inbox.closeAllConnections();
      await new Promise((resolve) => inbox.close(resolve));
    },
  };
}
