// Runs as a process of its own beside a command. The command writes which processes it has started, one
// JSON line each; when the pipe closes because the command is gone, be it killed or crashed, this ends
// what it left behind. Nothing else can: a killed process cannot clean up after itself.
import { createInterface } from "node:readline";
import { z } from "zod";
import { stopProcess } from "./stop-process.ts";

const note = z.object({ pid: z.number(), family: z.array(z.number()), over: z.boolean() });

const running = new Map<number, number[]>();

// The terminal's Ctrl-C and its closing are for the command, not for its guard.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

for await (const line of createInterface({ input: process.stdin })) {
  const { pid, family, over } = note.parse(JSON.parse(line));
  if (over) running.delete(pid);
  else running.set(pid, family);
}
for (const [pid, family] of [...running].reverse()) await stopProcess(pid, family, 5_000);
