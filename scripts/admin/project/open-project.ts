import { applicationDefault, deleteApp, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { PlainFailure } from "../../plain-failure.ts";
import { type Demo, findDemo } from "./find-demo.ts";
import { plainCause } from "./plain-cause.ts";
import type { ProjectChoice } from "./project-options.ts";

type RealProject = Extract<ProjectChoice, { kind: "real" }>;

export interface OpenProject {
  readonly store: Firestore;
  readonly auth: Auth;
  readonly target: Demo | RealProject;
}

/** The Admin SDK reads the emulators' addresses only from the environment. */
function setEnvironment(target: OpenProject["target"]): void {
  if (target.kind === "real") {
    delete process.env.FIRESTORE_EMULATOR_HOST;
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
    return;
  }
  process.env.FIRESTORE_EMULATOR_HOST = target.firestore;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = target.auth;
  // This machine isn't one of Google's, so the SDK need not ask its metadata server.
  process.env.METADATA_SERVER_DETECTION = "none";
}

/** The target in words: "in project my-agency", "in the demo on this machine (port 8080)". */
export function whereWords({ target, store }: Pick<OpenProject, "target" | "store">): string {
  const name = store.databaseId === "(default)" ? "" : `, database ${store.databaseId}`;
  if (target.kind === "real") return `in project ${target.projectId}${name}`;
  const which = target.running > 1 ? `, the newest of ${target.running} that run` : "";
  return `in the demo on this machine (port ${target.firestore.split(":")[1]}${which})${name}`;
}

/**
 * Does a command's work in the chosen project, then prints the result and the target.
 * @throws PlainFailure if the project cannot be reached.
 */
export async function inProject(
  choice: ProjectChoice,
  work: (project: OpenProject) => Promise<string>,
  database?: string,
): Promise<void> {
  const target = choice.kind === "real" ? choice : await findDemo(choice);
  setEnvironment(target);
  const { projectId } = target;
  const credential = target.kind === "real" ? { credential: applicationDefault() } : {};
  const app = initializeApp({ projectId, ...credential }, "command");
  const store = database === undefined ? getFirestore(app) : getFirestore(app, database);
  const where = `I${whereWords({ target, store }).slice(1)}.`;
  try {
    const said = await work({ store, auth: getAuth(app), target });
    console.log(`${said}\n\n${where}`);
  } catch (error) {
    const cause = plainCause(error);
    throw cause instanceof PlainFailure ? new PlainFailure(`${cause.message} ${where}`) : cause;
  } finally {
    await deleteApp(app);
  }
}
