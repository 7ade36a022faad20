import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logFolder, projectId } from "../../repository.ts";
import { type EmulatorConfigOptions, writeEmulatorConfig } from "./emulator-config.ts";
import { firebaseScript } from "./firebase-script.ts";
import type { Supervisor } from "./supervisor.ts";

export interface EmulatorOptions extends EmulatorConfigOptions {
  /** What `firestoreEmulatorEnvironment` found. */
  environment: Record<string, string>;
  /** All of ours, if not said. */
  only?: readonly EmulatorName[];
  /** A folder to begin with and to write back into when told to end; nothing is kept, if not said. */
  data?: string;
}

/**
 * Emulators live for minutes: there Java's second compiler costs more than it gains (measured: the browser
 * tests take a sixth of the time in Java without it). Whoever sets the variable knows better.
 */
const javaOptions = process.env.JAVA_TOOL_OPTIONS ?? "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

/** The environment of firebase-tools, which the processes that it starts inherit. */
const environment = {
  JAVA_TOOL_OPTIONS: javaOptions,
  // Which functions there are is told through a file: asked over HTTP, it waits five seconds for the connection to end.
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: "true",
  // At each start it asks npm for a newer firebase-functions; where there is no network that takes up to ten seconds.
  npm_config_offline: "true",
};

export const emulatorNames = ["auth", "firestore", "functions", "hosting"] as const;
export type EmulatorName = (typeof emulatorNames)[number];

/** Starts the emulators of firebase-tools and answers, when all are ready, with the UI's port. */
export async function startEmulators(
  supervisor: Supervisor,
  options: EmulatorOptions,
): Promise<{ uiPort: number }> {
  const { file, uiPort } = await writeEmulatorConfig(options);
  const debugLogFolder = join(logFolder, options.name);
  mkdirSync(debugLogFolder, { recursive: true });
  // In a shared one, all sets of a project note their address in one file: an export asks whoever started last.
  const temporaryFolder = mkdtempSync(join(tmpdir(), "emulators-"));
  supervisor.onStop(async () => rmSync(temporaryFolder, { recursive: true, force: true }));
  const wanted = options.only ?? emulatorNames;
  const data = options.data ? [`--import=${options.data}`, `--export-on-exit=${options.data}`] : [];
  await supervisor.start({
    name: `${options.name}-emulators`,
    title: "The program of the Firebase emulators",
    args: [
      // Hosting throws away at once what it reads and packs for each answer, but that fills Node's usual 16 MB so
      // quickly that much of it is taken for lasting (measured: a quarter of the program's time).
      "--max-semi-space-size=64",
      firebaseScript,
      "emulators:start",
      ...[
        "--project",
        projectId,
        "--config",
        file,
        "--only",
        wanted.join(","),
        "--non-interactive",
        ...data,
      ],
    ],
    // The emulators write logs into the folder they are started in, and remove those they find there.
    cwd: debugLogFolder,
    env: { ...environment, TMPDIR: temporaryFolder, ...options.environment },
    readyWhen: /All emulators ready/,
    hopelessWhen: /Failed to load function|Could not start .*emulator/i,
    // firebase-tools goes on without its Java.
    brokenWhen: /emulator has exited/i,
  });
  return { uiPort };
}
