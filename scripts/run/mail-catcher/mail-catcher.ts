import { once } from "node:events";
import type { CaughtMessage } from "./caught-message.ts";
import { createInboxServer } from "./inbox-server.ts";
import { listenForMail } from "./smtp-listener.ts";

/** Old messages go when more than this many are kept, so that a load test cannot fill the memory. */
const keptMessages = 8000;

export type MailCatcher = Awaited<ReturnType<typeof startMailCatcher>>;

/**
 * A real SMTP server that keeps what it receives in memory and shows it on a page of its own. Nothing
 * is ever passed on.
 *
 * Our own: maildev 2 lets any web site read and delete the mail, loads pictures from the internet, and
 * cannot be told to refuse mail for a while; maildev 3 cannot be installed.
 */
export async function startMailCatcher({ smtp, inbox }: { smtp: number; inbox: number }) {
  let messages: readonly CaughtMessage[] = [];
  let stopListening: (() => Promise<void>) | undefined;

  async function accept(wanted: boolean) {
    if (wanted) {
      stopListening ??= await listenForMail(smtp, (message) => {
        messages = [message, ...messages].slice(0, keptMessages);
      });
    } else {
      await stopListening?.();
      stopListening = undefined;
    }
  }

  await accept(true);
  const server = createInboxServer({
    messages: () => messages,
    clear: () => {
      messages = [];
    },
    accepting: () => stopListening !== undefined,
    accept,
  });
  server.listen(inbox, "127.0.0.1");
  await once(server, "listening");
  return {
    /** Newest first. */
    messages: () => messages,
    inboxOrigin: `http://localhost:${inbox}`,
    async stop() {
      await accept(false);
      server.closeAllConnections();
      server.close();
    },
  };
}
