import { randomUUID } from "node:crypto";
import { firestoreEmulatorEnvironment } from "../../scripts/stack/firestore-emulator.ts";
import { nextFreePort } from "../../scripts/stack/port-check.ts";
import { startEmulators } from "../../scripts/stack/start-emulators.ts";
import { createSupervisor } from "../../scripts/stack/supervisor.ts";

export interface OwnFunctions {
  /** Where the functions are called, as in FUNCTIONS_EMULATOR_ORIGIN. */
  origin: string;
  /** Ends them from one moment to the next, whatever they are doing (SIGKILL). */
  kill(): void;
  stop(): Promise<void>;
}

interface OwnFunctionsOptions {
  /** Where they find Firestore. */
  firestore: string;
  /** Goes before functions/.env.demo-agency and the defaults. */
  settings?: Record<string, string>;
  /** For the processes of the emulator and of the functions. */
  environment?: Record<string, string>;
}

/**
 * A functions emulator beside the one of the test stack, on the same Firestore or on a broken way to
 * it. It hears of no changes in Firestore: the triggers stay with the stack's.
 */
export async function startOwnFunctions(options: OwnFunctionsOptions): Promise<OwnFunctions> {
  const taken = new Set<number>();
  const ports = {
    site: await nextFreePort(5300, taken),
    functions: await nextFreePort(5400, taken),
    firestore: await nextFreePort(8380, taken),
    auth: await nextFreePort(9399, taken),
  };
  const supervisor = createSupervisor({ verbose: false });
  // Being killed is what some of them are started for.
  supervisor.crashed.catch(() => undefined);
  await startEmulators(supervisor, {
    name: `own-functions-${randomUUID().slice(0, 8)}`,
    only: ["functions"],
    ports,
    ui: false,
    functionSettings: options.settings ?? {},
    environment: {
      ...firestoreEmulatorEnvironment(() => undefined),
      ...options.environment,
      FIRESTORE_EMULATOR_HOST: options.firestore,
    },
  });
  return {
    origin: `http://127.0.0.1:${ports.functions}`,
    kill: () => supervisor.killAll(),
    stop: () => supervisor.stopAll(),
  };
}
