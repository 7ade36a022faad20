import { writeSync } from "node:fs";
import { type EmulatorOptions, startEmulators } from "#scripts/run/stack/emulators.ts";
import { freeEmulatorPorts } from "#scripts/run/stack/free-ports.ts";
import { createSupervisor } from "#scripts/run/stack/supervisor.ts";

/** Emulators that run next to those of the test stack. */
export interface OwnEmulators {
  /** The address where the functions are called, as in FUNCTIONS_EMULATOR_ORIGIN. */
  origin: string;
  /** Kills them instantly, whatever they are doing (SIGKILL). */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The name of this test file's emulators in the folder of the logs, because several files run in parallel. */
export const ownName = `faults-${process.env.VITEST_POOL_ID ?? 1}`;

/** Ends Vitest, which has started this process: without its emulators every test would wait until its timeout. */
function endTests({ message }: Error): void {
  // Vitest would hold back what is written to the console.
  writeSync(2, `${message}\n`);
  process.kill(process.ppid);
}

/** Starts emulators; without `only`, these are functions with their own Firestore. */
export async function startOwnEmulators(
  options: Omit<EmulatorOptions, "name">,
): Promise<OwnEmulators> {
  const supervisor = createSupervisor();
  let isWanted = true;
  supervisor.crashed.catch((failure: Error) => isWanted && endTests(failure));
  await startEmulators(supervisor, {
    only: ["functions", "firestore"],
    ...options,
    name: ownName,
  });
  return {
    origin: `http://127.0.0.1:${options.ports.functions}`,
    async kill() {
      isWanted = false;
      await supervisor.killAll();
      // This removes the emulators' folder of temporary files, which isn't a process.
      await supervisor.stopAll();
    },
    stop: () => supervisor.stopAll(),
  };
}

/**
 * Starts functions on the test stack's Firestore, or on a broken connection to it. They don't hear about changes in
 * Firestore, because the triggers stay with the stack's functions.
 */
export async function startOwnFunctions({
  firestore,
  environment,
  ...rest
}: Pick<EmulatorOptions, "settings" | "environment"> & { firestore: string }) {
  return startOwnEmulators({
    ...rest,
    ports: await freeEmulatorPorts(),
    only: ["functions"],
    environment: { ...environment, FIRESTORE_EMULATOR_HOST: firestore },
  });
}
