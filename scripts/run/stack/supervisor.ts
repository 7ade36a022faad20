import { PlainFailure } from "../../plain-failure.ts";
import { deferred } from "./deferred.ts";
import { type PartDescription, type RunningPart, startPart } from "./part.ts";
import { descendantsOf, isRunning } from "./process-tree.ts";
import { killGroup, killProcesses, stopProcess } from "./stop-process.ts";
import { startWatchdog } from "./watchdog.ts";

/** How often a part that is starting is asked for its descendants. */
const rollCallMs = 250;

export interface Supervisor {
  /** Starts a part that keeps running and waits until it is ready. */
  start(part: PartDescription): Promise<void>;
  /** Runs a part to its end; anything but exit code 0 is a failure. */
  run(part: PartDescription): Promise<void>;
  /** Runs a part to its end and answers with its exit code; null when it was killed. */
  exitCode(part: PartDescription): Promise<number | null>;
  /** Something else to end with the command. */
  onStop(stop: () => Promise<void>): void;
  /** Rejects when a part that should keep running ends. */
  readonly crashed: Promise<never>;
  stopAll(): Promise<void>;
  /** The hard way, for a second Ctrl-C. */
  killAll(): void;
}

/**
 * Keeps account of everything a command has started, so that nothing outlives it. Our own, because execa, even
 * with `killDescendants`, ends no process that made a group of its own, as firebase-tools does for Java.
 */
export function createSupervisor({ verbose }: { verbose: boolean }): Supervisor {
  const watchdog = startWatchdog();
  const running = new Map<RunningPart, number[]>();
  const stops: (() => Promise<void>)[] = [];
  const { promise: crashed, reject: crash } = deferred<never>();
  let stopping = false;

  function begin(part: PartDescription): RunningPart {
    if (stopping) throw new PlainFailure("Stopped.");
    const process = startPart(part, verbose);
    running.set(process, []);
    watchdog.watch(process.pid, []);
    process.ended.then(() => {
      if (stopping) return;
      // What it started may live on without it, as the emulator's Java does.
      killProcesses(running.get(process) ?? []);
      killGroup(process.pid);
      running.delete(process);
      watchdog.forget(process.pid);
    });
    return process;
  }

  /** Remembers the process' descendants, also those noted earlier that run on without their parent. */
  function noteFamily(process: RunningPart) {
    const known = running.get(process);
    if (!known) return;
    const family = [...new Set([...known.filter(isRunning), ...descendantsOf(process.pid)])];
    running.set(process, family);
    watchdog.watch(process.pid, family);
  }

  async function stopAll() {
    if (stopping) return;
    stopping = true;
    const parts = [...running].reverse();
    // The last first, one after the other: what uses the emulators must not wait for them in vain.
    for (const [{ pid }, family] of parts) await stopProcess(pid, family);
    for (const stop of stops.reverse()) await stop();
    for (const [{ pid }] of parts) watchdog.forget(pid);
    watchdog.close();
  }

  return {
    crashed,
    stopAll,
    killAll: () => killProcesses([...running].flatMap(([{ pid }, family]) => [pid, ...family])),
    onStop: (stop) => void stops.push(stop),
    run: (part) => begin(part).ready,
    exitCode: (part) => begin(part).ended,
    async start(part) {
      const process = begin(part);
      process.lasting.catch((failure) => !stopping && crash(failure));
      // Also while it starts: one that fails halfway may leave a child in a group of its own.
      const rollCall = setInterval(() => noteFamily(process), rollCallMs);
      await process.ready.finally(() => clearInterval(rollCall));
      noteFamily(process);
    },
  };
}
