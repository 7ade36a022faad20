import "./read-frozen-content.ts";
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { textTable } from "../../admin/project/text-table.ts";
import { flag, readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { cacheFolder } from "../../repository.ts";
import { requireJava } from "../stack/java-check.ts";
import { supervised } from "../stack/supervised.ts";
import type { Supervisor } from "../stack/supervisor.ts";
import { findBrowser } from "./find-browser.ts";
import { prepareEngines } from "./find-engines.ts";
import { type emulatorSets, needsBuild, partNames, type TestPartName, testParts } from "./parts.ts";
import { nextPart } from "./schedule.ts";
import { slowestTests } from "./slowest-tests.ts";
import { type Counts, countsOf, failure, type Results, testReport } from "./test-report.ts";
import { startTestStack } from "./test-stack.ts";

const help = `npm test [-- options]

Runs all checks and tests, the quick ones first, and stops at the first part that fails.
The emulators it starts use their own ports, so \`npm start\` may keep running.

  --only=a,b     run only these parts (and the build, when one of them needs it)
  --skip=a,b     leave these parts out
  --list         show the parts
  --verbose      show everything the emulators say
  --help         show this

Example: npm test -- --only=rules,e2e`;

type Show = (line: string) => void;

function partsNamed(option: string, text: string): TestPartName[] {
  const words = text.split(",").map((word) => word.trim());
  return words.filter(Boolean).map((word) => {
    const part = partNames.find((name) => name === word);
    if (part) return part;
    throw new PlainFailure(
      `--${option} names "${word}", which is no part: use some of ${partNames.join(", ")}.`,
    );
  });
}

/** The parts to run, in order. A skipped part is left out even if another part needs it. */
export function chosenParts(only?: string, skip = ""): TestPartName[] {
  const wanted = only === undefined ? partNames : partsNamed("only", only);
  const needed = wanted.some(needsBuild) ? [...wanted, "build"] : wanted;
  const skipped = partsNamed("skip", skip);
  const chosen = partNames.filter((name) => needed.includes(name) && !skipped.includes(name));
  if (chosen.length === 0) throw new PlainFailure("No part is left to run: see --list.");
  return chosen;
}

const reportOf = (name: TestPartName) => join(cacheFolder, `test-${name}.json`);

/** Runs the programs of one part and counts the results. */
export async function runPart(
  supervisor: Supervisor,
  name: TestPartName,
  environment: Record<string, string>,
  show: Show = console.log,
): Promise<Counts> {
  const { programs, runner, title } = testParts[name];
  const report = reportOf(name);
  // An old report must not count for a run that wrote none.
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  for (const { args, env } of programs) {
    const exitCode = await supervisor.exitCode({
      name: `test-${name}`,
      title: `The part "${title}"`,
      args: runner === "vitest" ? [...args, ...reporters] : args,
      env: { ...environment, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      show,
    });
    if (runner) return countsOf(exitCode, report);
    if (exitCode !== 0) return failure;
  }
  return { passed: 1, failed: 0, skipped: 0 };
}

/** Prepares what a part needs, and runs it. A set of emulators ends with the last part that needs it. */
function createRunner(supervisor: Supervisor, parts: readonly TestPartName[]) {
  type SetName = keyof typeof emulatorSets;
  const stacks = new Map<SetName, ReturnType<typeof startTestStack>>();
  const left = [...parts];
  let starting: Promise<unknown> = Promise.resolve();

  async function runOnEmulators(name: TestPartName, set: SetName, show: Show) {
    // Only one set starts at a time, because each start keeps both cores busy.
    const stack = stacks.get(set) ?? starting.then(() => startTestStack(supervisor, set));
    stacks.set(set, stack);
    starting = stack;
    const { environment, addDemo, end } = await stack;
    if (testParts[name].needsDemo) await addDemo();
    const counts = await runPart(supervisor, name, environment, show);
    left.splice(left.indexOf(name), 1);
    if (!left.some((other) => testParts[other].emulators === set)) await end();
    return counts;
  }

  return async (name: TestPartName, show: Show) => {
    const { emulators, needsBrowser, needsEngines } = testParts[name];
    if (needsBrowser) findBrowser();
    if (needsEngines) prepareEngines();
    if (emulators) return runOnEmulators(name, emulators, show);
    return runPart(supervisor, name, {}, show);
  };
}

/**
 * Runs the parts until one fails, and lets those that already run finish. A failure outside the tests, such as an
 * emulator that ends, counts as a failure of its part.
 */
async function runParts(supervisor: Supervisor, parts: TestPartName[]): Promise<Results> {
  const run = createRunner(supervisor, parts);
  const results: Results = new Map();
  const cores = availableParallelism();
  const waiting = [...parts];
  const running = new Map<TestPartName, Promise<void>>();

  async function record(name: TestPartName) {
    // When several parts run at once, the output of each is shown when it has ended.
    const isLast = waiting.length === 0 && running.size === 0;
    const held: string[] = [];
    const show = isLast ? console.log : (line: string) => held.push(line);
    show(`\n── ${name}: ${testParts[name].title} ${"─".repeat(40)}`);
    const began = Date.now();
    const ended = run(name, show);
    const counts = await Promise.race([ended, supervisor.crashed]).catch((error: unknown) => {
      console.error(error instanceof PlainFailure ? error.message : error);
      return failure;
    });
    if (!isLast) console.log(held.join("\n"));
    results.set(name, { counts, milliseconds: Date.now() - began });
    running.delete(name);
  }

  const hasFailed = () => [...results.values()].some(({ counts }) => counts.failed > 0);
  while (running.size > 0 || (waiting.length > 0 && !hasFailed())) {
    const next = hasFailed()
      ? undefined
      : nextPart({ waiting, running: [...running.keys()], cores });
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      console.log(`\nRunning ${next}: ${testParts[next].title} …`);
      running.set(next, record(next));
    } else await Promise.race(running.values());
  }
  return results;
}

/** `npm test` runs all checks and tests. */
export async function main(args: string[]): Promise<number> {
  const text = z.string().optional();
  const line = readCommandLine(args, help, { only: text, skip: text, list: flag, verbose: flag });
  if (!line) return 0;
  const { values } = line;
  if (values.list) {
    const rows = partNames.map((name) => [name, testParts[name].title]);
    console.log(textTable(["part", "what it checks"], rows));
    return 0;
  }
  const parts = chosenParts(values.only, values.skip);
  if (parts.some((name) => testParts[name].emulators)) requireJava();
  const results = await supervised((supervisor) => runParts(supervisor, parts), values);
  if (!results) {
    console.error("Interrupted: nothing is known about the rest.");
    return 130;
  }
  console.log(`\n${slowestTests([...results.keys()].map(reportOf))}`);
  console.log(testReport(parts, results));
  const passed = parts.every((name) => results.get(name)?.counts.failed === 0);
  return passed ? 0 : 1;
}
