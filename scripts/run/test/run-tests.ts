import "./read-frozen-content.ts";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { textTable } from "../../admin/project/text-table.ts";
import { flag, readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { duration } from "../../progress.ts";
import { cacheFolder } from "../../repository.ts";
import { requireJava } from "../stack/java-check.ts";
import { supervised } from "../stack/supervised.ts";
import type { Supervisor } from "../stack/supervisor.ts";
import { type Counts, countsOf } from "./counts.ts";
import { findBrowser } from "./find-browser.ts";
import {
  type emulatorSets,
  needsBuild,
  partNames,
  schedule,
  type TestPartName,
  testParts,
} from "./parts.ts";
import { startTestStack } from "./test-stack.ts";

const help = `npm test [-- options]

Runs all checks and tests, the quick ones first, and stops at the first part that fails.
The emulators it starts use ports of their own: \`npm start\` may go on running.

  --only=a,b     run only these parts (and the build, when one of them needs it)
  --skip=a,b     leave these parts out
  --list         show the parts
  --verbose      show everything the emulators say
  --help         show this

Example: npm test -- --only=rules,e2e`;

type Show = (line: string) => void;
export type Results = Map<TestPartName, { counts: Counts; milliseconds: number }>;

const failure = { passed: 0, failed: 1, skipped: 0 };

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

/** The parts to run, in order. What is skipped is left out even where another part needs it. */
export function chosenParts(only?: string, skip = ""): TestPartName[] {
  const wanted = only === undefined ? partNames : partsNamed("only", only);
  const needed = wanted.some(needsBuild) ? [...wanted, "build"] : wanted;
  const skipped = partsNamed("skip", skip);
  const chosen = partNames.filter((name) => needed.includes(name) && !skipped.includes(name));
  if (chosen.length === 0) throw new PlainFailure("No part is left to run: see --list.");
  return chosen;
}

/** What ran, what did not, and as the very last line `N passed, M failed`, which other programs read. */
export function testReport(chosen: readonly TestPartName[], results: Results): string {
  const rows = chosen.map((name) => {
    const { counts, milliseconds = 0 } = results.get(name) ?? {};
    const skipped = counts?.skipped ? `, ${counts.skipped} skipped` : "";
    const result = counts
      ? `${counts.passed} passed, ${counts.failed} failed${skipped} (${duration(milliseconds)})`
      : "did not run";
    return [name, testParts[name].title, result];
  });
  const all = [...results.values()].map(({ counts }) => counts);
  const sum = (key: "passed" | "failed") => all.reduce((total, counts) => total + counts[key], 0);
  const table = textTable(["part", "what it checks", "result"], rows);
  return `\n${table}\n\n${sum("passed")} passed, ${sum("failed")} failed`;
}

/** Runs the programs of one part and counts. */
export async function runPart(
  supervisor: Supervisor,
  name: TestPartName,
  environment: Record<string, string>,
  show: Show = console.log,
): Promise<Counts> {
  const { programs, runner, title, unknownWhen } = testParts[name];
  const report = join(cacheFolder, `test-${name}.json`);
  // An old report must not stand for a run that wrote none.
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  let isUnknown = false;
  for (const { command, args, env } of programs) {
    const exitCode = await supervisor.exitCode({
      name: `test-${name}`,
      title: `The part "${title}"`,
      ...(command && { command }),
      args: runner === "vitest" ? [...args, ...reporters] : args,
      env: { ...environment, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      show(line) {
        isUnknown ||= unknownWhen?.test(line) === true;
        show(line);
      },
    });
    if (runner) return countsOf(exitCode, report);
    if (exitCode !== 0) return isUnknown ? { passed: 0, failed: 0, skipped: 1 } : failure;
  }
  return { passed: 1, failed: 0, skipped: 0 };
}

/** Prepares what a part needs, once per run, and runs it. */
function createRunner(supervisor: Supervisor) {
  const stacks = new Map<keyof typeof emulatorSets, ReturnType<typeof startTestStack>>();
  let starting: Promise<unknown> = Promise.resolve();
  return async (name: TestPartName, show: Show) => {
    const { emulators: set, needsBrowser, needsDemo } = testParts[name];
    if (needsBrowser) process.env.CHROMIUM_PATH ??= findBrowser();
    if (!set) return runPart(supervisor, name, {}, show);
    // One start at a time: each keeps both cores busy.
    const stack = stacks.get(set) ?? starting.then(() => startTestStack(supervisor, set));
    stacks.set(set, stack);
    starting = stack;
    const { environment, addDemo } = await stack;
    if (needsDemo) await addDemo();
    return runPart(supervisor, name, environment, show);
  };
}

/**
 * Runs the parts until one fails; what runs beside it is let finish. A failure outside the tests counts as one of
 * its part.
 */
async function runParts(supervisor: Supervisor, parts: TestPartName[]): Promise<Results> {
  const run = createRunner(supervisor);
  const results: Results = new Map();

  async function runLane(lane: readonly TestPartName[], isAlone: boolean) {
    for (const name of lane) {
      if ([...results.values()].some(({ counts }) => counts.failed > 0)) return;
      const title = `\n── ${name}: ${testParts[name].title} ${"─".repeat(40)}`;
      // What several say at the same time is shown part by part, when each has ended.
      const held = [title];
      if (isAlone) console.log(title);
      const began = Date.now();
      const running = run(name, isAlone ? console.log : (line) => held.push(line));
      const counts = await Promise.race([running, supervisor.crashed]).catch((error: unknown) => {
        console.error(error instanceof PlainFailure ? error.message : error);
        return failure;
      });
      if (!isAlone) console.log(held.join("\n"));
      results.set(name, { counts, milliseconds: Date.now() - began });
    }
  }

  for (const step of schedule) {
    const lanes = step.map((lane) => lane.filter((name) => parts.includes(name)));
    const busy = lanes.filter((lane) => lane.length > 0);
    if (busy.length > 1) console.log(`\nSide by side: ${busy.flat().join(", ")} …`);
    await Promise.all(busy.map((lane) => runLane(lane, busy.length === 1)));
  }
  return results;
}

/** `npm test`: everything that can be checked. */
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
  const results = await supervised(values, (supervisor) => runParts(supervisor, parts));
  if (!results) {
    console.error("Interrupted: nothing is known about the rest.");
    return 130;
  }
  console.log(testReport(parts, results));
  return [...results.values()].some(({ counts }) => counts.failed > 0) ? 1 : 0;
}
