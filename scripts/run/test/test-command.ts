import "./read-frozen-content.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { createProgress } from "../../progress.ts";
import { supervised } from "../stack/supervised.ts";
import type { Supervisor } from "../stack/supervisor.ts";
import { findTestBrowser } from "./find-browser.ts";
import { runTestPart, writeLine } from "./run-test-part.ts";
import { stepsOf, type TestPartName } from "./schedule.ts";
import { parseTestOptions, partList, testHelp } from "./test-options.ts";
import { testParts } from "./test-parts.ts";
import { type PartResult, testReport } from "./test-report.ts";
import { type EmulatorSet, startTestStack, type TestStack } from "./test-stack.ts";

const progress = createProgress();

/** Prepares what a part needs, once per run, and runs it. */
function createRunner(supervisor: Supervisor) {
  const stacks = new Map<EmulatorSet, Promise<TestStack>>();
  let starting: Promise<unknown> = Promise.resolve();
  // One start at a time: each keeps both cores busy.
  const stackOf = (set: EmulatorSet) => {
    const known = stacks.get(set);
    if (known) return known;
    const stack = starting.then(() => startTestStack(supervisor, progress, set));
    stacks.set(set, stack);
    starting = stack;
    return stack;
  };
  return async (name: TestPartName, show: (line: string) => void) => {
    const { emulators, browser: wantsBrowser } = testParts[name].needs;
    const browser: Record<string, string> = wantsBrowser
      ? { CHROMIUM_PATH: findTestBrowser() }
      : {};
    if (!emulators) return runTestPart(supervisor, name, browser, show);
    const { environment, addDemo } = await stackOf(emulators === "demo" ? "first" : emulators);
    const addresses = emulators === "demo" ? await addDemo() : environment;
    return runTestPart(supervisor, name, { ...addresses, ...browser }, show);
  };
}

/**
 * Runs the steps until a part fails; what runs beside it is let finish. A failure outside the tests
 * counts as one of its part.
 */
async function runParts(supervisor: Supervisor, parts: TestPartName[]): Promise<PartResult[]> {
  const run = createRunner(supervisor);
  const results: PartResult[] = [];
  const failed = () => results.some(({ counts }) => counts.failed > 0);

  async function runPart(name: TestPartName, isAlone: boolean) {
    const title = `── ${name}: ${testParts[name].title} ${"─".repeat(40)}`;
    // What several say at the same time is shown part by part, when each has ended.
    const held: string[] = [];
    if (isAlone) writeLine(`\n${title}`);
    const began = Date.now();
    const running = run(name, isAlone ? writeLine : (line) => held.push(line));
    const counts = await Promise.race([running, supervisor.crashed]).catch((error: unknown) => {
      console.error(error instanceof PlainFailure ? error.message : error);
      return { passed: 0, failed: 1, skipped: 0 };
    });
    if (!isAlone) writeLine(["", title, ...held].join("\n"));
    results.push({ name, counts, milliseconds: Date.now() - began });
  }

  async function runLane(lane: TestPartName[], isAlone: boolean, note: (name: string) => void) {
    for (const name of lane) {
      if (failed()) return;
      note(name);
      await runPart(name, isAlone);
    }
  }

  for (const lanes of stepsOf(parts)) {
    const [lane = [], beside] = lanes;
    if (!beside) {
      await runLane(lane, true, () => undefined);
      continue;
    }
    await progress.step("Running side by side", (note) => {
      const under = lanes.map(() => "");
      const noteLane = (index: number) => (name: string) => {
        under[index] = name;
        note(under.filter(Boolean).join(", "));
      };
      return Promise.all(lanes.map((one, index) => runLane(one, false, noteLane(index))));
    });
  }
  return results;
}

/** `npm test`: everything that can be checked. */
export async function main(args: string[]): Promise<number> {
  const options = parseTestOptions(args);
  if (options.help || options.list) {
    console.log(options.help ? testHelp : partList());
    return 0;
  }
  const { verbose, parts } = options;
  const results = await supervised({ verbose, progress }, (supervisor) =>
    runParts(supervisor, parts),
  );
  if (!results) {
    console.error("Interrupted: nothing is known about the rest.");
    return 130;
  }
  console.log(testReport(parts, results));
  return results.some(({ counts }) => counts.failed > 0) ? 1 : 0;
}
