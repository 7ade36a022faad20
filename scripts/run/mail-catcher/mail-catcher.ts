import { once } from "node:events";
import { createInboxServer } from "./inbox-server.ts";
import type { CaughtMessage } from "./smtp-listener.ts";
import { listenForMail } from "./smtp-listener.ts";

/** The oldest messages are dropped beyond this number, so that a load test cannot fill the memory. */
const messageLimit = 8000;

export type MailCatcher = Awaited<ReturnType<typeof startMailCatcher>>;

/**
 * A real SMTP server that keeps the mail it receives in memory and shows it on its own page. It never passes anything
 * on.
 *
 * We wrote our own, because maildev 2 lets any web site read and delete the mail, loads pictures from the internet, and
 * cannot be told to refuse mail for a while; maildev 3 cannot be installed.
 */
export async function startMailCatcher({ smtp, inbox }: { smtp: number; inbox: number }) {
  let messages: readonly CaughtMessage[] = [];
  let stopListening: (() => Promise<void>) | undefined;

  async function accept(wanted: boolean) {
    if (wanted) {
      stopListening ??= await listenForMail(smtp, (message) => {
        messages = [message, ...messages].slice(0, messageLimit);
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
    /** Returns the newest message first. */
    messages: () => messages,
    inboxOrigin: `http://localhost:${inbox}`,
    async stop() {
      await accept(false);
      server.closeAllConnections();
      server.close();
    },
  };
}
