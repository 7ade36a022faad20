import { join } from "node:path";
import { repositoryRoot } from "../../repository.ts";
import { type MailCatcher, startMailCatcher } from "../mail-catcher/mail-catcher.ts";
import type { Supervisor } from "./supervisor.ts";

interface MailPorts {
  smtp: number;
  site: number;
}

/** The settings with which the functions send their mail to the mail catcher, with links to the running site. */
export function mailSettings({ smtp, site }: MailPorts): Record<string, string> {
  return {
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(smtp),
    SITE_ORIGIN: `http://localhost:${site}`,
  };
}

/**
 * Starts the mail catcher and the sweep that retries queued mail. In production, a schedule runs the sweep; the
 * emulators have none.
 */
export async function startMail(
  supervisor: Supervisor,
  ports: MailPorts & { inbox: number; firestore: number },
  settings: Record<string, string> = {},
): Promise<MailCatcher> {
  const catcher = await startMailCatcher(ports);
  supervisor.onStop(() => catcher.stop());
  await supervisor.start({
    name: "mail-sweep",
    title: "The part that sends queued mail again",
    args: [join(repositoryRoot, "functions/lib/run-sweep.cjs")],
    env: {
      ...mailSettings(ports),
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
      METADATA_SERVER_DETECTION: "none",
      ...settings,
    },
  });
  return catcher;
}
