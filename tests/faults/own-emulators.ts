import type { EmulatorPorts } from "../../scripts/run/stack/emulator-config.ts";
import { firestoreEmulatorEnvironment } from "../../scripts/run/stack/firestore-emulator.ts";
import { freeEmulatorPorts } from "../../scripts/run/stack/free-ports.ts";
import { startEmulators } from "../../scripts/run/stack/start-emulators.ts";
import { createSupervisor } from "../../scripts/run/stack/supervisor.ts";

/** Emulators beside those of the test stack. */
export interface OwnEmulators {
  /** Where the functions are called, as in FUNCTIONS_EMULATOR_ORIGIN. */
  origin: string;
  /** Ends them from one moment to the next, whatever they are doing (SIGKILL). */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

interface OwnEmulatorsOptions {
  ports: EmulatorPorts;
  /** Goes before functions/.env.demo-agency and the defaults. */
  settings?: Record<string, string>;
  /** For the processes of the emulator and of the functions. */
  environment?: Record<string, string>;
  /** Left out: functions with a Firestore of their own. */
  only?: ["functions"];
  /** A folder that Firestore's data is read from at the start and written to at the end. */
  data?: string;
}

/** What the emulators of this one of the test files that run side by side are called in the folder of the logs. */
export const ownName = `faults-${process.env.VITEST_POOL_ID ?? 1}`;

export async function startOwnEmulators(options: OwnEmulatorsOptions): Promise<OwnEmulators> {
  const supervisor = createSupervisor({ verbose: false });
  // Being killed is what some of them are started for.
  supervisor.crashed.catch(() => undefined);
  await startEmulators(supervisor, {
    name: ownName,
    only: options.only ?? ["functions", "firestore"],
    ports: options.ports,
    ui: false,
    functionSettings: options.settings ?? {},
    environment: { ...firestoreEmulatorEnvironment(() => undefined), ...options.environment },
    ...(options.data && { data: options.data }),
  });
  return {
    origin: `http://127.0.0.1:${options.ports.functions}`,
    async kill() {
      supervisor.killAll();
      // For what is no process: their folder of temporary files.
      await supervisor.stopAll();
    },
    stop: () => supervisor.stopAll(),
  };
}

/**
 * Functions on the Firestore of the test stack, or on a broken way to it. They hear of no changes in
 * Firestore: the triggers stay with the stack's functions.
 */
export async function startOwnFunctions({
  firestore,
  environment,
  ...rest
}: Omit<OwnEmulatorsOptions, "ports" | "only" | "data"> & { firestore: string }) {
  return startOwnEmulators({
    ...rest,
    ports: await freeEmulatorPorts(),
    only: ["functions"],
    environment: { ...environment, FIRESTORE_EMULATOR_HOST: firestore },
  });
}
