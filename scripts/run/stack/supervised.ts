import type { Progress } from "../../progress.ts";
import { deferred } from "./deferred.ts";
import { starter } from "./process-tree.ts";
import { createSupervisor, type Supervisor } from "./supervisor.ts";

/** npm passes a Ctrl-C on that the terminal has already sent: two within this time are one. */
const sameKeyPress = 1_500;

/**
 * Does the work of a command and ends everything it has started, whether it ends by itself, fails, is
 * interrupted (Ctrl-C), told to end, or loses its terminal. Answers `undefined` when it was interrupted.
 */
export async function supervised<T>(
  options: { verbose: boolean; progress?: Progress },
  work: (supervisor: Supervisor) => Promise<T>,
): Promise<T | undefined> {
  const supervisor = createSupervisor(options);
  const { promise: interrupted, resolve: interrupt } = deferred<undefined>();
  let firstAt = 0;

  function onSignal() {
    if (firstAt === 0) {
      firstAt = Date.now();
      options.progress?.close();
      process.stdout.write("\n  Stopping everything …\n");
      interrupt(undefined);
    } else if (Date.now() - firstAt > sameKeyPress) {
      supervisor.killAll();
      process.exit(130);
    }
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
  // A closed terminal must not keep us from tidying up.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  // When npm is killed no signal reaches us, but another process takes its place above us.
  const npm = starter();
  const orphanCheck = process.env.npm_lifecycle_event
    ? setInterval(() => starter() !== npm && firstAt === 0 && onSignal(), 1_000)
    : undefined;

  const working = work(supervisor);
  working.catch(() => {});
  try {
    return await Promise.race([working, interrupted, supervisor.crashed]);
  } finally {
    clearInterval(orphanCheck);
    await supervisor.stopAll();
  }
}
