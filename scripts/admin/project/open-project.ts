import { applicationDefault, deleteApp, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { PlainFailure } from "../../plain-failure.ts";
import { plainCause } from "./plain-cause.ts";
import type { ProjectChoice } from "./project-options.ts";

export interface OpenProject {
  readonly store: Firestore;
  readonly auth: Auth;
  readonly choice: ProjectChoice;
}

async function requireEmulator(name: string, host: string, option: string): Promise<void> {
  try {
    await fetch(`http://${host}/`, { signal: AbortSignal.timeout(5000) });
  } catch {
    throw new PlainFailure(
      `The ${name} emulator does not answer at ${host}: run \`npm start\` in another window (or give its port with --${option}), or name your real project with --project=<id>.`,
    );
  }
}

/** The Admin SDK takes the emulators' addresses from the environment only. */
async function setEnvironment(choice: ProjectChoice): Promise<void> {
  if (choice.kind === "real") {
    delete process.env.FIRESTORE_EMULATOR_HOST;
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
    return;
  }
  await requireEmulator("Firestore", choice.firestore, "firestore-port");
  await requireEmulator("Auth", choice.auth, "auth-port");
  process.env.FIRESTORE_EMULATOR_HOST = choice.firestore;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = choice.auth;
  // This is no machine of Google's, so it need not be asked.
  process.env.METADATA_SERVER_DETECTION = "none";
}

/** Opens the chosen project for some work. @throws PlainFailure where it cannot be reached. */
export async function withProject<T>(
  choice: ProjectChoice,
  work: (project: OpenProject) => Promise<T>,
): Promise<T> {
  await setEnvironment(choice);
  const { projectId } = choice;
  const credential = choice.kind === "real" ? { credential: applicationDefault() } : {};
  const app = initializeApp({ projectId, ...credential }, "command");
  try {
    return await work({ store: getFirestore(app), auth: getAuth(app), choice });
  } catch (error) {
    throw plainCause(error);
  } finally {
    await deleteApp(app);
  }
}
