import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

type Pair = readonly [pid: number, parent: number];

/** Linux keeps it in files, so that not even `ps` needs to be installed (small containers lack it). */
function pairsFromProc(): Pair[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The name stands in brackets and may hold anything, so read on after the last one.
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
      return [[Number(name), parent] as const];
    } catch {
      return []; // ended meanwhile
    }
  });
}

function pairsFromPs(): Pair[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).split("\n");
  return lines.map((line) => {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    return [pid, parent] as const;
  });
}

/** All processes below one, at this moment. */
export function descendantsOf(root: number): number[] {
  const pairs = process.platform === "linux" ? pairsFromProc() : pairsFromPs();
  const found = new Set([root]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const [pid, parent] of pairs) {
      if (found.has(pid) || !found.has(parent)) continue;
      found.add(pid);
      grown = true;
    }
  }
  found.delete(root);
  return [...found];
}
