import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export interface Sweeper {
  /** Kills it instantly. */
  kill(): Promise<unknown>;
  /** Tells it to stop, which it does after the current mail. @returns its exit code and the signal that ended it. */
  stop(): Promise<unknown>;
}

/** Starts the process that sends what waits in the queue, as `npm start` runs it. */
export function startSweeper(environment: Record<string, string> = {}): Sweeper {
  const child: ChildProcess = spawn(process.execPath, ["functions/lib/run-sweep.cjs"], {
    env: { ...process.env, MAIL_SWEEP_SECONDS: "0.2", ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const end = async (signal: NodeJS.Signals) => {
    const { exitCode, signalCode } = child;
    if (exitCode !== null || signalCode !== null) return [exitCode, signalCode];
    child.kill(signal);
    return once(child, "exit");
  };
  return { kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}
