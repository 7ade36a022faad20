import { setTimeout as pause } from "node:timers/promises";
import { descendantsOf, isRunning } from "./process-tree.ts";

function send(pid: number, signal: NodeJS.Signals): void {
  // 0 stands for a process that never started; to the system it means our own group.
  if (pid === 0) return;
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** Everything in the group that a process leads, also what joined it after we looked. */
export function killGroup(leader: number): void {
  send(-leader, "SIGKILL");
}

/**
 * Ends a process and everything below it. It is asked first, so that it can end its own children in
 * order; what is left after `patience` is ended by force. `known` are descendants seen earlier: the
 * Firestore emulator's Java runs in a group of its own and is no descendant any more once its parent
 * is gone.
 */
export async function stopProcess(
  pid: number,
  known: Iterable<number> = [],
  patience = 10_000,
): Promise<void> {
  const family = new Set([pid, ...known, ...descendantsOf(pid)]);
  send(pid, "SIGTERM");
  const until = Date.now() + patience;
  while (isRunning(pid) && Date.now() < until) await pause(50);
  for (const member of family) {
    if (isRunning(member)) send(member, "SIGKILL");
  }
  killGroup(pid);
}

/** Ends processes at once, without asking. */
export function killProcesses(pids: Iterable<number>): void {
  for (const pid of pids) {
    for (const descendant of descendantsOf(pid)) send(descendant, "SIGKILL");
    send(pid, "SIGKILL");
    killGroup(pid);
  }
}
