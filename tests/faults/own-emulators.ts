import { writeSync } from "node:fs";
import { type EmulatorOptions, startEmulators } from "#scripts/run/stack/emulators.ts";
import { freeEmulatorPorts } from "#scripts/run/stack/free-ports.ts";
import { createSupervisor } from "#scripts/run/stack/supervisor.ts";

/** Emulators beside those of the test stack. */
export interface OwnEmulators {
  /** Where the functions are called, as in FUNCTIONS_EMULATOR_ORIGIN. */
  origin: string;
  /** Ends them from one moment to the next, whatever they are doing (SIGKILL). */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** What the emulators of this one of the test files that run side by side are called in the folder of the logs. */
export const ownName = `faults-${process.env.VITEST_POOL_ID ?? 1}`;

/** Without its emulators every test would wait to its limit: ends Vitest, which has started this process. */
function endTests({ message }: Error): void {
  // Vitest would hold back what the console is told.
  writeSync(2, `${message}\n`);
  process.kill(process.ppid);
}

/** Left out, `only` means functions with a Firestore of their own. */
export async function startOwnEmulators(
  options: Omit<EmulatorOptions, "name">,
): Promise<OwnEmulators> {
  const supervisor = createSupervisor({ verbose: false });
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
}: Pick<EmulatorOptions, "settings" | "environment"> & { firestore: string }) {
  return startOwnEmulators({
    ...rest,
    ports: await freeEmulatorPorts(),
    only: ["functions"],
    environment: { ...environment, FIRESTORE_EMULATOR_HOST: firestore },
  });
}
