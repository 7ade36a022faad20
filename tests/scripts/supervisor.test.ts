import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { isRunning } from "../../scripts/run/stack/process-tree.ts";
import { createSupervisor } from "../../scripts/run/stack/supervisor.ts";

/** As firebase-tools does with its Java: a child in a group of its own, which outlives its parent. */
const childInItsOwnGroup = `
  const child = require("node:child_process").spawn("sleep", ["60"], { detached: true, stdio: "ignore" });
  child.unref();
  console.log("pid " + child.pid);
  setTimeout(() => process.exit(2), 1500);
`;

test("what a program started that failed before it was ready ends with it", async () => {
  const supervisor = createSupervisor({ verbose: false });
  let failure = "";
  await supervisor
    .start({
      name: "test-failing-part",
      title: "The failing part",
      args: ["-e", childInItsOwnGroup],
      readyWhen: /never said/,
    })
    .catch((error: unknown) => {
      failure = String(error);
    });
  supervisor.crashed.catch(() => {});
  await supervisor.stopAll();

  expect(failure).toContain("The failing part ended with exit code 2");
  const child = Number(/pid (\d+)/.exec(failure)?.[1]);
  expect(child).toBeGreaterThan(0);
  for (let waited = 0; waited < 5_000 && isRunning(child); waited += 50) await pause(50);
  expect(isRunning(child)).toBe(false);
});
