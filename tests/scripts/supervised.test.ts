import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { descendantsOf, isRunning } from "../../scripts/run/stack/process-tree.ts";

const supervised = new URL("../../scripts/run/stack/supervised.ts", import.meta.url).href;

/** A command that starts a part and waits for its end. */
const command = `
  import { supervised } from ${JSON.stringify(supervised)};
  await supervised({ verbose: false }, async (supervisor) => {
    const args = ["-e", "setInterval(() => {}, 1000)"];
    await supervisor.start({ name: "test-part", title: "The part", args, readyWhen: "at once" });
    console.log("started");
    return supervisor.crashed;
  });
  process.exit(0);`;

const node = [process.execPath, "--import", "tsx", "--input-type=module", "-e", command];

/** Some shells stay between npm and the command, others let the command take their place. */
test.each([
  ["directly", node],
  ["through a shell", ["sh", "-c", '"$@"; exit $?', "sh", ...node]],
])(
  "a killed npm that started its command %s leaves nothing behind",
  async (_, started) => {
    const script = `
    const [program, ...args] = ${JSON.stringify(started)};
    require("node:child_process").spawn(program, args, { stdio: "inherit" });
    setInterval(() => {}, 1000);`;
    const npm = spawn(process.execPath, ["-e", script], {
      env: { ...process.env, npm_lifecycle_event: "start" },
      stdio: ["ignore", "pipe", "ignore"],
    });
    await once(npm.stdout, "data");
    const family = descendantsOf(npm.pid ?? 0);
    expect(family.length).toBeGreaterThanOrEqual(3);
    npm.kill("SIGKILL");
    for (let waited = 0; waited < 10_000 && family.some(isRunning); waited += 100) await pause(100);
    const left = family.filter(isRunning);
    for (const pid of left) process.kill(pid, "SIGKILL");
    expect(left).toEqual([]);
  },
  20_000,
);
