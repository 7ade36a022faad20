import { PlainFailure } from "../../plain-failure.ts";
import { runningDemos } from "../../running-demos.ts";
import type { ProjectChoice } from "./project-options.ts";

/** The addresses of a demo's emulators and its website. */
export interface Demo {
  kind: "emulators";
  projectId: string;
  firestore: string;
  auth: string;
  site: string;
  /** How many running demos the command could have meant. */
  running: number;
}

/** A port that nobody listens on refuses at once, but emulators on a busy machine take their time. */
const patienceMs = 60_000;

async function answers(host: string): Promise<boolean> {
  try {
    await fetch(`http://${host}/`, { signal: AbortSignal.timeout(patienceMs) });
    return true;
  } catch {
    return false;
  }
}

async function requireAnswer(name: string, host: string, option: string): Promise<void> {
  if (await answers(host)) return;
  throw new PlainFailure(
    `The ${name} emulator does not answer at ${host}: run \`npm start\` in another window (or give its port with --${option}), or name your real project with --project=<id>.`,
  );
}

const host = (port: number) => `127.0.0.1:${port}`;

/** Finds the demo that a command means: the one with the ports it names, or else the newest that runs. */
export async function findDemo({
  projectId,
  firestore,
  auth,
}: Extract<ProjectChoice, { kind: "emulators" }>): Promise<Demo> {
  const fitting = runningDemos().filter(
    ({ ports }) =>
      (firestore ?? host(ports.firestore)) === host(ports.firestore) &&
      (auth ?? host(ports.auth)) === host(ports.auth),
  );
  // A note may be left over, and its process ID may belong to another process by now.
  const living = await Promise.all(fitting.map(({ ports }) => answers(host(ports.firestore))));
  const running = fitting.filter((_, index) => living[index]);
  const ports = running[0]?.ports ?? { site: 5000, firestore: 8080, auth: 9099 };
  const demo: Demo = {
    kind: "emulators",
    projectId,
    firestore: firestore ?? host(ports.firestore),
    auth: auth ?? host(ports.auth),
    site: process.env.SITE_ORIGIN ?? `http://localhost:${ports.site}`,
    running: running.length,
  };
  await requireAnswer("Firestore", demo.firestore, "firestore-port");
  await requireAnswer("Auth", demo.auth, "auth-port");
  return demo;
}
