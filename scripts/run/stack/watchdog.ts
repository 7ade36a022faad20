import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { repositoryRoot } from "../../repository.ts";

export interface Watchdog {
  /** `family`: the process' descendants as far as known. */
  watch(pid: number, family: number[]): void;
  forget(pid: number): void;
  close(): void;
}

/** Starts the guard that ends what this command leaves behind if it is killed. */
export function startWatchdog(): Watchdog {
  const script = fileURLToPath(new URL("./watchdog-process.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", script], {
    cwd: repositoryRoot,
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  child.unref();
  // Without its guard the command still works.
  child.on("error", () => {});
  child.stdin.on("error", () => {});
  const tell = (note: { pid: number; family: number[]; over: boolean }) =>
    child.stdin.write(`${JSON.stringify(note)}\n`);
  return {
    watch: (pid, family) => tell({ pid, family, over: false }),
    forget: (pid) => tell({ pid, family: [], over: true }),
    close: () => child.stdin.end(),
  };
}
