import { join } from "node:path";
import { projectId, repositoryRoot } from "../../repository.ts";
import type { MailCatcher } from "../../run/mail-catcher/mail-catcher.ts";
import { startMailCatcher } from "../../run/mail-catcher/mail-catcher.ts";
import { firestoreEmulatorEnvironment } from "../../run/stack/firestore-emulator.ts";
import { freeEmulatorPorts, freePort } from "../../run/stack/free-ports.ts";
import { requireJava } from "../../run/stack/java-check.ts";
import { mailSettings } from "../../run/stack/mail.ts";
import { startEmulators } from "../../run/stack/start-emulators.ts";
import type { Supervisor } from "../../run/stack/supervisor.ts";

export interface LoadStack {
  functionsOrigin: string;
  firestoreHost: string;
  /** Starts the process that sends the queued mail, to the mail server it answers with. */
  startSending(): Promise<MailCatcher>;
}

/**
 * Emulators for the load. Firestore and the functions are started apart, so that the functions hear of
 * no changes: the emulator starts a process for each call under way, and would start as many again for
 * the mails. What queued mail there is is sent afterwards, by the sweep alone.
 */
export async function startLoadStack(
  supervisor: Supervisor,
  say: (line: string) => void,
): Promise<LoadStack> {
  requireJava();
  const binary = firestoreEmulatorEnvironment(say);
  const ports = await freeEmulatorPorts();
  const mailPorts = { smtpPort: await freePort(), inboxPort: 0 };
  const firestoreHost = `127.0.0.1:${ports.firestore}`;
  const common = { ports, ui: false };
  await startEmulators(supervisor, {
    ...common,
    name: "load-firestore",
    only: ["firestore"],
    functionSettings: {},
    environment: binary,
  });
  await startEmulators(supervisor, {
    ...common,
    name: "load-functions",
    only: ["functions"],
    functionSettings: { ...mailSettings(mailPorts.smtpPort), RATE_LIMIT_SCALE: "10000" },
    environment: { ...binary, FIRESTORE_EMULATOR_HOST: firestoreHost },
  });
  return {
    functionsOrigin: `http://127.0.0.1:${ports.functions}`,
    firestoreHost,
    async startSending() {
      const catcher = await startMailCatcher(mailPorts);
      supervisor.onStop(() => catcher.stop());
      await supervisor.start({
        name: "load-sweep",
        title: "The part that sends queued mail",
        args: [join(repositoryRoot, "functions/lib/mail/run-sweep.js")],
        env: {
          ...mailSettings(mailPorts.smtpPort),
          MAIL_SWEEP_SECONDS: "0.1",
          FIRESTORE_EMULATOR_HOST: firestoreHost,
          GCLOUD_PROJECT: projectId,
          METADATA_SERVER_DETECTION: "none",
        },
        readyWhen: "at once",
      });
      return catcher;
    },
  };
}
