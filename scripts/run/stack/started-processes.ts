import { execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { repositoryRoot } from "../../repository.ts";

/**
 * Whatever a command starts gets this variable, and hands it on to what it starts itself. So everything is found
 * again: firebase-tools starts Java in a process group of its own, and Java lives on when its parent is killed.
 */
export const markVariable = "STARTED_BY";

/** The process IDs and environments of all processes, one a line. */
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
      return ""; // It has ended, or is someone else's.
    }
  });
}

const isMarked = (mark: string) => {
  const marked = new RegExp(`\\b${markVariable}=${mark}(?![\\w-])`);
  return (line: string) => marked.test(line);
};

/** The processes that were started under a mark. */
export function processesOf(mark: string): number[] {
  const pids = environments().filter(isMarked(mark));
  return pids.map((line) => Number.parseInt(line, 10)).filter((pid) => pid !== process.pid);
}

/** How many processes of functions live that emulators have started: under a mark, or all on this machine. */
export function functionProcesses(mark?: string): number {
  const functions = environments().filter((line) => /\bFUNCTION_TARGET=./.test(line));
  return mark === undefined ? functions.length : functions.filter(isMarked(mark)).length;
}

export function sendSignal(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** Ends all processes that were started under a mark, from one moment to the next. */
export async function killStarted(mark: string): Promise<void> {
  for (let left = processesOf(mark); left.length > 0; left = processesOf(mark)) {
    for (const pid of left) sendSignal(pid, "SIGKILL");
    await pause(20);
  }
}

/** A process beside the command that ends what it leaves behind when it is killed: then the pipe between them closes. */
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
