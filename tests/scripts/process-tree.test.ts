import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { descendantsOf, isRunning } from "../../scripts/run/stack/process-tree.ts";
import { stopProcess } from "../../scripts/run/stack/stop-process.ts";

/** A process that has a child in a group of its own, both deaf to being asked to end. */
async function stubbornFamily() {
  const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);";
  const script = `
    const { spawn } = require("node:child_process");
    const child = spawn(process.execPath, ["-e", ${JSON.stringify(deaf)}], { detached: true });
    console.log(child.pid);
    ${deaf}`;
  const parent = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "ignore"] });
  const [line] = await once(parent.stdout, "data");
  return { parent: parent.pid ?? 0, child: Number(String(line)) };
}

describe("processes", () => {
  it("finds children in other groups", async () => {
    const { parent, child } = await stubbornFamily();
    expect(descendantsOf(parent)).toContain(child);
    await stopProcess(parent, [], 0);
  });

  it("has nothing to end where a process never started", async () => {
    expect(descendantsOf(0)).toEqual([]);
    // Were 0 sent a signal, this very process would get it.
    await stopProcess(0, [], 0);
  });

  it("leaves nothing of a family that does not want to end", async () => {
    const { parent, child } = await stubbornFamily();
    await stopProcess(parent, [], 200);
    await pause(100);
    expect([isRunning(parent), isRunning(child)]).toEqual([false, false]);
  });

  it("ends what it knew of before its parent died", async () => {
    const { parent, child } = await stubbornFamily();
    process.kill(parent, "SIGKILL");
    await pause(100);
    await stopProcess(parent, [child], 200);
    await pause(100);
    expect(isRunning(child)).toBe(false);
  });

  it("ends what joined the group of a process that is gone already", async () => {
    const script = `
      const child = require("node:child_process").spawn("sleep", ["60"]);
      console.log(child.pid);
      setInterval(() => {}, 1000);`;
    const leader = spawn(process.execPath, ["-e", script], {
      detached: true,
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [line] = await once(leader.stdout, "data");
    leader.kill("SIGKILL");
    await once(leader, "exit");
    const child = Number(String(line));
    expect(isRunning(child)).toBe(true);
    await stopProcess(leader.pid ?? 0, [], 200);
    await pause(100);
    expect(isRunning(child)).toBe(false);
  });
});
