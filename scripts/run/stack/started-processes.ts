import { execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { repositoryRoot } from "../../repository.ts";

/**
 * Every process that a command starts gets this variable, and passes it on to its own children. So we can find all of
 * them again: firebase-tools starts Java in a separate process group, and Java lives on when its parent is killed.
 */
export const markVariable = "STARTED_BY";

/** The process IDs and environments of all processes, one per line. */
function environments(): string[] {
  if (process.platform !== "linux") {
    const args = ["-AEww", "-o", "pid=,command="];
    return execFileSync("ps", args, { encoding: "utf8", maxBuffer: 2 ** 26 }).split("\n");
  }
  // Small containers have no ps.
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => {
    try {
      return `${pid} ${readFileSync(`/proc/${pid}/environ`, "latin1")}`;
    } catch {
      return ""; // The process has ended, or belongs to another user.
    }
  });
}

/** The processes that were started under a mark. */
export function processesOf(mark: string): number[] {
  const marked = new RegExp(`\\b${markVariable}=${mark}(?![\\w-])`);
  return environments()
    .filter((line) => marked.test(line))
    .map((line) => Number.parseInt(line, 10))
    .filter((pid) => pid !== process.pid);
}

/** The number of living function processes that emulators have started, on the whole machine. */
export function functionProcesses(): number {
  return environments().filter((line) => /\bFUNCTION_TARGET=./.test(line)).length;
}

export function sendSignal(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(pid, signal);
  } catch {
    // The process has ended on its own.
  }
}

/** Kills all processes that were started under a mark, without warning. */
export async function killStarted(mark: string): Promise<void> {
  for (let left = processesOf(mark); left.length > 0; left = processesOf(mark)) {
    for (const pid of left) sendSignal(pid, "SIGKILL");
    await pause(20);
  }
}

/** Starts a process that cleans up after a command that is killed: then the pipe between the two closes. */
export function startGuard(mark: string): void {
  const guard = spawn(process.execPath, ["--import", "tsx", fileURLToPath(import.meta.url), mark], {
    cwd: repositoryRoot,
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.unref();
  // Without its guard the command still works.
  guard.on("error", () => {});
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdin.resume().on("close", () => void killStarted(process.argv[2] ?? ""));
}
