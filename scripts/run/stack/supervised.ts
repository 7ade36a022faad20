import { readFileSync } from "node:fs";
import { createSupervisor, type Supervisor } from "./supervisor.ts";

/** npm passes on a Ctrl-C that the terminal has already sent, so two within this time count as one. */
const sameKeyPress = 1_500;

/**
 * The process that started this command. Between npm and us there may be the shell that npm started, which lives on
 * when npm is killed. On a Mac there is none, because the shell lets us take its place.
 */
function starter(): number {
  if (process.platform !== "linux") return process.ppid;
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
    const [, ofShell] = /^\d+ \((?:ba|da)?sh\) \S (\d+)/.exec(stat) ?? [];
    return Number(ofShell ?? process.ppid);
  } catch {
    return 0; // The process has just ended.
  }
}

/**
 * Does the work of a command and ends everything it has started, whether it ends by itself, fails, is interrupted
 * (Ctrl-C), told to end, or loses its terminal. Returns `undefined` if it was interrupted.
 */
export async function supervised<T>(
  work: (supervisor: Supervisor) => Promise<T>,
  { verbose = false } = {},
): Promise<T | undefined> {
  const supervisor = createSupervisor({ verbose });
  let interrupt = () => {};
  const interrupted = new Promise<undefined>((resolve) => {
    interrupt = () => resolve(undefined);
  });
  let firstAt = 0;

  function onSignal() {
    if (firstAt === 0) {
      firstAt = Date.now();
      process.stdout.write("\n  Stopping everything …\n");
      interrupt();
    } else if (Date.now() - firstAt > sameKeyPress) {
      void supervisor.killAll().then(() => process.exit(130));
    }
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
  // A closed terminal must not keep us from tidying up.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  // When npm is killed, no signal reaches us, but another process takes its place as our parent.
  const npm = starter();
  const orphanCheck = process.env.npm_lifecycle_event
    ? setInterval(() => starter() !== npm && firstAt === 0 && onSignal(), 1_000)
    : undefined;

  const working = work(supervisor);
  working.catch(() => {});
  // The work itself reacts to a crash first, for example with a report.
  const crashed = supervisor.crashed.catch(async (failure: unknown) => {
    await new Promise(setImmediate);
    throw failure;
  });
  try {
    return await Promise.race([working, interrupted, crashed]);
  } finally {
    clearInterval(orphanCheck);
    await supervisor.stopAll();
  }
}
