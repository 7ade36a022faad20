import { step } from "../../progress.ts";
import { startEmulators } from "../../run/stack/emulators.ts";
import { freeEmulatorPorts } from "../../run/stack/free-ports.ts";
import type { Supervisor } from "../../run/stack/supervisor.ts";
import { builtSite } from "../built-site.ts";

/** Starts the built site on our own emulators; returns its origin. */
export async function startBenchSite(supervisor: Supervisor, name: string): Promise<string> {
  builtSite();
  const ports = await freeEmulatorPorts();
  const only = ["auth", "firestore", "hosting"] as const;
  await step("Starting the Firebase emulators", () =>
    startEmulators(supervisor, { name, ports, only }),
  );
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
  process.env.METADATA_SERVER_DETECTION = "none";
  return `http://localhost:${ports.site}`;
}
