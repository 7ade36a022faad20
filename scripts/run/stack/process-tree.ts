import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

interface ProcessFacts {
  pid: number;
  parent: number;
  /** Has ended, but nobody has asked for its exit code yet. */
  isZombie: boolean;
}

/** Linux keeps it in files, so that not even `ps` needs to be installed (small containers lack it). */
function fromProc(pid: number): (ProcessFacts & { name: string }) | undefined {
  try {
    // The name stands in brackets and may hold anything, so read on after the last one.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const nameEnd = stat.lastIndexOf(")");
    const name = stat.slice(stat.indexOf("(") + 1, nameEnd);
    const [state, parent] = stat.slice(nameEnd + 2).split(" ");
    return { pid, name, parent: Number(parent), isZombie: state === "Z" || state === "X" };
  } catch {
    return undefined; // ended meanwhile
  }
}

function fromPs(): ProcessFacts[] {
  const text = execFileSync("ps", ["-A", "-o", "pid=,ppid=,stat="], { encoding: "utf8" });
  return text.split("\n").map((line) => {
    const [pid, parent, state = ""] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), isZombie: state.startsWith("Z") };
  });
}

function allProcesses(): ProcessFacts[] {
  if (process.platform !== "linux") return fromPs();
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => fromProc(Number(name)) ?? []);
}

/** All processes below one, at this moment; none below 0, a process that never started. */
export function descendantsOf(root: number): number[] {
  // To the system, 0 is the parent of everything.
  if (root === 0) return [];
  const processes = allProcesses();
  const found = new Set([root]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const { pid, parent } of processes) {
      if (found.has(pid) || !found.has(parent)) continue;
      found.add(pid);
      grown = true;
    }
  }
  found.delete(root);
  return [...found];
}

/** Whether a process still runs; one that only waits to be noticed by its parent does not. */
export function isRunning(pid: number): boolean {
  if (process.platform === "linux") return fromProc(pid)?.isZombie === false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Who has started this command. Between npm and us there may be the shell that npm started, and that one runs on
 * when npm is killed; not on a Mac, where the shell lets us take its place.
 */
export function starter(): number {
  const parent = process.platform === "linux" ? fromProc(process.ppid) : undefined;
  return parent && /^(ba|da)?sh$/.test(parent.name) ? parent.parent : process.ppid;
}
