import { mkdirSync } from "node:fs";
import { logFolder, projectId } from "../repository.ts";
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

const emulatorNames = ["auth", "firestore", "functions", "hosting"] as const;
export type EmulatorName = (typeof emulatorNames)[number];

/** Starts the emulators of firebase-tools and answers, when all are ready, with the UI's port. */
export async function startEmulators(
  supervisor: Supervisor,
  options: EmulatorOptions,
): Promise<{ uiPort: number }> {
  const { file, uiPort } = await writeEmulatorConfig(options);
  mkdirSync(logFolder, { recursive: true });
  const wanted = options.only ?? emulatorNames;
  const data = options.data ? [`--import=${options.data}`, `--export-on-exit=${options.data}`] : [];
  await supervisor.start({
    name: `${options.name}-emulators`,
    title: "The program of the Firebase emulators",
    args: [
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
    // The emulators write logs into the folder they are started in.
    cwd: logFolder,
    env: options.environment,
    readyWhen: /All emulators ready/,
    hopelessWhen: /Failed to load function|Could not start .*emulator/i,
    // firebase-tools goes on without its Java.
    brokenWhen: /emulator has exited/i,
  });
  return { uiPort };
}
