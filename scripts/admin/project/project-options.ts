import { PlainFailure } from "../../plain-failure.ts";
import { projectId } from "../../repository.ts";

const text = { type: "string" } as const;

/** The options with which every command that works on stored data chooses where. */
export const projectOptions = {
  project: text,
  "firestore-port": text,
  "auth-port": text,
} as const;

export const projectHelp = `  --project=<id>            the real project, with your credentials; without, the emulators
                            that \`npm start\` runs
  --firestore-port=<port>   where the Firestore emulator listens (8080)
  --auth-port=<port>        where the Auth emulator listens (9099)`;

/** Where a command works. */
export type ProjectChoice =
  | { kind: "emulators"; projectId: string; firestore: string; auth: string }
  | { kind: "real"; projectId: string };

interface GivenOptions {
  project?: string | undefined;
  "firestore-port"?: string | undefined;
  "auth-port"?: string | undefined;
}

function emulatorHost(option: "firestore-port" | "auth-port", given: string | undefined) {
  const inEnvironment =
    option === "auth-port"
      ? process.env.FIREBASE_AUTH_EMULATOR_HOST
      : process.env.FIRESTORE_EMULATOR_HOST;
  if (given === undefined) {
    return inEnvironment ?? `127.0.0.1:${option === "auth-port" ? 9099 : 8080}`;
  }
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (port >= 1 && port <= 65_535) return `127.0.0.1:${port}`;
  throw new PlainFailure(`--${option} must be a port from 1 to 65535, not "${given}".`);
}

/** Which project the options mean. The real one is only ever meant by its name. */
export function chosenProject(given: GivenOptions): ProjectChoice {
  const { project } = given;
  const ports = ["firestore-port", "auth-port"] as const;
  if (project === undefined || project === projectId) {
    const [firestore, auth] = ports.map((option) => emulatorHost(option, given[option]));
    return { kind: "emulators", projectId, firestore: firestore ?? "", auth: auth ?? "" };
  }
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)) {
    throw new PlainFailure(
      `--project must be the id of a Firebase project, such as my-agency-1a2b, not "${project}".`,
    );
  }
  const port = ports.find((option) => given[option] !== undefined);
  if (port) {
    throw new PlainFailure(`--${port} is for the emulators: leave out either it or --project.`);
  }
  return { kind: "real", projectId: project };
}
