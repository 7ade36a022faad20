import { callables, countEndpoint, region } from "#contract/endpoints";
import { seedDemoData } from "../../admin/seed/seed-demo-data.ts";
import { step } from "../../progress.ts";
import { logFolder, projectId } from "../../repository.ts";
import { startEmulators } from "../stack/emulators.ts";
import { freeEmulatorPorts, freePort } from "../stack/free-ports.ts";
import { mailSettings, startMail } from "../stack/mail.ts";
import type { Supervisor } from "../stack/supervisor.ts";
import { crowd, emulatorSets } from "./parts.ts";

/** Has the emulators load the functions that a form needs, one at a time, before anything waits for them. */
async function loadFunctions(origin: string) {
  const names = [...Object.values(callables).map(({ name }) => name), countEndpoint.name];
  for (const name of names) await fetch(`${origin}/${projectId}/${region}/${name}`);
}

/** Starts a set of emulators for the tests of several parts, because a start takes longer than most tests. */
export async function startTestStack(supervisor: Supervisor, name: keyof typeof emulatorSets) {
  const ports = { ...(await freeEmulatorPorts()), smtp: await freePort(), inbox: await freePort() };
  const hosts = { firestore: `127.0.0.1:${ports.firestore}`, auth: `127.0.0.1:${ports.auth}` };
  const settings = mailSettings(ports);
  const only = emulatorSets[name];
  const environment: Record<string, string> =
    name === "crowd" ? { FUNCTIONS_EMULATOR_PARALLEL: String(crowd) } : {};
  const end = await step(`Starting the Firebase emulators (${name})`, () =>
    startEmulators(supervisor, { name, only, ports, settings, environment }),
  );
  if (emulatorSets[name].some((emulator) => emulator === "functions")) {
    await loadFunctions(`http://127.0.0.1:${ports.functions}`);
  }
  let mail: ReturnType<typeof startMail> | undefined;
  return {
    end,
    /** Addresses for the tests. */
    environment: {
      GCLOUD_PROJECT: projectId,
      FIRESTORE_EMULATOR_HOST: hosts.firestore,
      FIREBASE_AUTH_EMULATOR_HOST: hosts.auth,
      FUNCTIONS_EMULATOR_ORIGIN: `http://127.0.0.1:${ports.functions}`,
      ...settings,
      MAIL_INBOX_ORIGIN: `http://localhost:${ports.inbox}`,
      METADATA_SERVER_DETECTION: "none",
      EMULATOR_LOGS: logFolder,
    },
    /** Empties Firestore, adds demo data, and starts the mail catcher and the sweep that all parts share. */
    async addDemo() {
      const documents = `emulator/v1/projects/${projectId}/databases/(default)/documents`;
      await fetch(`http://${hosts.firestore}/${documents}`, { method: "DELETE" });
      mail ??= startMail(supervisor, ports);
      await mail;
      await step("Writing demo data", () => seedDemoData(hosts));
    },
  };
}
