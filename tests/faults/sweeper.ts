import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export interface Sweeper {
  /** Ends it from one moment to the next. */
  kill(): Promise<void>;
  /** Tells it to end, which it does after the mail it is at. */
  stop(): Promise<void>;
}

/** The process that sends what waits in the queue, as `npm start` runs it. */
export function startSweeper(environment: Record<string, string> = {}): Sweeper {
  const child: ChildProcess = spawn(process.execPath, ["functions/lib/run-sweep.cjs"], {
    env: { ...process.env, MAIL_SWEEP_SECONDS: "0.2", ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  };
  return { kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}
