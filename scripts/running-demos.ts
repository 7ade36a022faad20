import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { cacheFolder } from "./repository.ts";

const runningDemo = z.object({
  /** The process ID of `npm start`. */
  pid: z.int(),
  /** The start time in milliseconds. */
  since: z.number(),
  ports: z.object({ site: z.int(), firestore: z.int(), auth: z.int(), inbox: z.int() }),
});

type RunningDemo = z.infer<typeof runningDemo>;

/** Tests use a separate folder, so that they and a person's demo never meet. */
const folder = () => process.env.RUNNING_DEMOS ?? join(cacheFolder, "running");

/**
 * Records where this process's demo listens, for the commands that work on it.
 * @returns a function that deletes the record.
 */
export function noteRunningDemo({
  site,
  firestore,
  auth,
  inbox,
}: RunningDemo["ports"]): () => void {
  const demo: RunningDemo = {
    pid: process.pid,
    since: Date.now(),
    ports: { site, firestore, auth, inbox },
  };
  const file = join(folder(), `${process.pid}.json`);
  mkdirSync(folder(), { recursive: true });
  writeFileSync(file, JSON.stringify(demo));
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process is alive, but belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function readNote(name: string): RunningDemo | undefined {
  try {
    return runningDemo.safeParse(JSON.parse(readFileSync(join(folder(), name), "utf8"))).data;
  } catch {
    return undefined; // The demo has just ended, or is still starting.
  }
}

/** The demos whose process is alive, newest first. */
export function runningDemos(): RunningDemo[] {
  let names: string[] = [];
  try {
    names = readdirSync(folder());
  } catch {
    // No demo was ever started.
  }
  const demos = names.map(readNote).filter((demo) => demo !== undefined);
  return demos.filter(({ pid }) => isAlive(pid)).sort((one, other) => other.since - one.since);
}
