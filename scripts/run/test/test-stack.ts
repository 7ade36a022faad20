import { seedDemoData } from "../../admin/seed/seed-demo-data.ts";
import type { Progress } from "../../progress.ts";
import { logFolder, projectId } from "../../repository.ts";
import { firestoreEmulatorEnvironment } from "../stack/firestore-emulator.ts";
import { freeEmulatorPorts, freePort } from "../stack/free-ports.ts";
import { requireJava } from "../stack/java-check.ts";
import { mailSettings, startMail } from "../stack/mail.ts";
import { type EmulatorName, emulatorNames, startEmulators } from "../stack/start-emulators.ts";
import type { Supervisor } from "../stack/supervisor.ts";

export interface TestStack {
  /** Addresses for tests of rules and functions. */
  readonly environment: Record<string, string>;
  /**
   * Empties Firestore, then adds demo data, the mail catcher and the sweep, once. Answers with the
   * addresses for tests in a browser.
   */
  addDemo(): Promise<Record<string, string>>;
}

/**
 * The sets of emulators that a run of the tests has: what they are called in the folder of the logs, and
 * which emulators the parts that use them need (test-parts.ts).
 */
const emulatorSets = {
  first: { name: "test", only: emulatorNames },
  second: { name: "test-2", only: ["firestore", "functions"] },
  third: { name: "test-3", only: ["auth", "firestore"] },
} as const satisfies Record<string, { name: string; only: readonly EmulatorName[] }>;
export type EmulatorSet = keyof typeof emulatorSets;

/** Starts a set of emulators for the tests of several parts: a start takes longer than most tests. */
export async function startTestStack(
  supervisor: Supervisor,
  progress: Progress,
  set: EmulatorSet = "first",
): Promise<TestStack> {
  requireJava();
  const { name, only } = emulatorSets[set];
  const environment = firestoreEmulatorEnvironment(progress.say);
  const ports = { ...(await freeEmulatorPorts()), smtp: await freePort(), inbox: await freePort() };
  const hosts = { firestore: `127.0.0.1:${ports.firestore}`, auth: `127.0.0.1:${ports.auth}` };
  const siteOrigin = `http://localhost:${ports.site}`;
  await progress.step(`Starting the Firebase emulators (${name})`, () =>
    startEmulators(supervisor, {
      name,
      only,
      ports,
      ui: false,
      functionSettings: { ...mailSettings(ports.smtp), SITE_ORIGIN: siteOrigin },
      environment,
    }),
  );
  let hasDemo = false;
  const addresses = {
    GCLOUD_PROJECT: projectId,
    SMTP_PORT: String(ports.smtp),
    FIRESTORE_EMULATOR_HOST: hosts.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: hosts.auth,
    FUNCTIONS_EMULATOR_ORIGIN: `http://127.0.0.1:${ports.functions}`,
    METADATA_SERVER_DETECTION: "none",
    EMULATOR_LOGS: logFolder,
  };
  const demoAddresses = {
    ...addresses,
    SITE_ORIGIN: siteOrigin,
    MAIL_INBOX_ORIGIN: `http://localhost:${ports.inbox}`,
  };
  return {
    environment: addresses,
    async addDemo() {
      if (hasDemo) return demoAddresses;
      hasDemo = true;
      const documents = `emulator/v1/projects/${projectId}/databases/(default)/documents`;
      await fetch(`http://${hosts.firestore}/${documents}`, { method: "DELETE" });
      await startMail(supervisor, ports, hosts);
      await progress.step("Writing demo data", () => seedDemoData(hosts));
      return demoAddresses;
    },
  };
}
