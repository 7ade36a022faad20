import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { markVariable, processesOf } from "#scripts/run/stack/started-processes.ts";
import { createSupervisor } from "#scripts/run/stack/supervisor.ts";
import { patience } from "../../../../patience.ts";

/** Marks the programs that a test starts, and all processes below them. */
const outer = process.env[markVariable];
const mark = `${outer ? `${outer}/` : ""}test-${process.pid}`;

async function expectNothingLeft() {
  for (let waited = 0; waited < patience.timeout && processesOf(mark).length > 0; waited += 100) {
    await pause(100);
  }
  const left = processesOf(mark);
  for (const pid of left) process.kill(pid, "SIGKILL");
  expect(left).toEqual([]);
}

/**
 * Does what firebase-tools does with Java: starts a child in another group that outlives its parent and ignores
 * SIGTERM.
 */
const childInItsOwnGroup = `
  const deaf = "process.on('SIGTERM', () => {}); console.log('deaf'); setInterval(() => {}, 1000);";
  const stdio = ["ignore", "pipe", "ignore"];
  const child = require("node:child_process").spawn(process.execPath, ["-e", deaf], { detached: true, stdio });
  child.unref();
  child.stdout.once("data", () => console.log("child " + child.pid));`;
const goesOn = `${childInItsOwnGroup}; setInterval(() => {}, 1000);`;
const fails = `${childInItsOwnGroup}; child.stdout.once("data", () => process.exit(2));`;
const isDeaf = `${goesOn}; process.on("SIGTERM", () => {});`;

const program = (script: string) => ({
  name: "test-part",
  title: "The part",
  args: ["-e", script],
  readyWhen: /child/,
});

/** Creates a supervisor whose programs carry the mark of this file. */
function markedSupervisor() {
  process.env[markVariable] = mark;
  const supervisor = createSupervisor({ patience: 1000 });
  if (outer) process.env[markVariable] = outer;
  else delete process.env[markVariable];
  return supervisor;
}

test.each([
  ["goes on", goesOn],
  ["is deaf to being asked", isDeaf],
])("ends a program that %s, and all it started", async (_, script) => {
  const supervisor = markedSupervisor();
  await supervisor.start(program(script));
  expect(processesOf(mark)).toHaveLength(2);
  await supervisor.stopAll();
  await expectNothingLeft();
});

test("ends all children of a program that failed before it was ready", async () => {
  const supervisor = markedSupervisor();
  const starting = supervisor.start({ ...program(fails), readyWhen: /never said/ });
  await expect(starting).rejects.toThrow(/child \d+[\s\S]*The part ended with exit code 2/);
  await expect(supervisor.crashed).rejects.toThrow("The part ended with exit code 2");
  await expectNothingLeft();
  await supervisor.stopAll();
});

test("reports a broken program with its last lines and what to do", async () => {
  const supervisor = markedSupervisor();
  const breaks = `${goesOn}; child.stdout.once("data", () => console.log("first error\\nit has exited"));`;
  await supervisor.start({ ...program(breaks), brokenWhen: /has exited/ });
  await expect(supervisor.crashed).rejects.toThrow(
    /first error[\s\S]*The part stopped working \(“it has exited”\)[\s\S]*Run the command again/,
  );
  await supervisor.stopAll();
  await expectNothingLeft();
});

test("reports a thrown error, however deep in the program", async () => {
  const deep = (depth: number): void => {
    if (depth === 0) throw new Error("prices.yaml, line 14: no such price");
    deep(depth - 1);
  };
  const supervisor = markedSupervisor();
  const script = `Error.stackTraceLimit = 50; const deep = ${deep}; deep(30)`;
  const failure = supervisor.start(program(script));
  await expect(failure).rejects.toThrow("prices.yaml, line 14: no such price");
  await supervisor.stopAll();
});

test("ends a program and all it started without calling it a crash", async () => {
  const supervisor = markedSupervisor();
  const end = await supervisor.start(program(goesOn));
  await end();
  await expectNothingLeft();
  const crashed = supervisor.crashed.catch(() => "crashed");
  expect(await Promise.race([crashed, pause(50, "quiet")])).toBe("quiet");
  await supervisor.stopAll();
});

const supervised = new URL("../../../../../scripts/run/stack/supervised.ts", import.meta.url).href;

/** A command that starts a program and waits for its end. */
const command = `
  import { supervised } from ${JSON.stringify(supervised)};
  await supervised(async (supervisor) => {
    await supervisor.start({ ...${JSON.stringify(program(goesOn))}, readyWhen: /child/, show: console.log });
    return supervisor.crashed;
  });
  process.exit(0);`;

const node = [process.execPath, "--import", "tsx", "--input-type=module", "-e", command];

async function started(args: string[]): Promise<ChildProcess> {
  const [file = "", ...rest] = args;
  const env = { ...process.env, npm_lifecycle_event: "start", [markVariable]: mark };
  const child = spawn(file, rest, { env, stdio: ["ignore", "pipe", "ignore"] });
  if (child.stdout) await once(child.stdout, "data");
  expect(processesOf(mark).length).toBeGreaterThanOrEqual(3);
  return child;
}

/**
 * Stands in for npm with the command below it. Some shells stay between them, and others let the command replace them.
 */
const npm = (args: string[]) => [
  process.execPath,
  "-e",
  `const [program, ...args] = ${JSON.stringify(args)};
  require("node:child_process").spawn(program, args, { stdio: "inherit" });
  setInterval(() => {}, 1000);`,
];

test.each([
  ["directly", npm(node)],
  ["through a shell", npm(["sh", "-c", '"$@"; exit $?', "sh", ...node])],
])("a killed npm that started its command %s leaves nothing behind", async (_, args) => {
  (await started(args)).kill("SIGKILL");
  await expectNothingLeft();
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s ends a command and all it started",
  async (signal) => {
    (await started(node)).kill(signal);
    await expectNothingLeft();
  },
);

test("a killed command leaves nothing behind", async () => {
  // Without a mark, the command has a separate guard.
  const env = { ...process.env, [markVariable]: "" };
  const [file = "", ...args] = node;
  const killed = spawn(file, args, { env, stdio: ["ignore", "pipe", "ignore"] });
  const [line] = await once(killed.stdout, "data");
  const child = Number(/child (\d+)/.exec(String(line))?.[1]);
  expect(process.kill(child, 0)).toBe(true);
  killed.kill("SIGKILL");
  await vi.waitFor(() => expect(() => process.kill(child, 0)).toThrow("ESRCH"), patience);
});
