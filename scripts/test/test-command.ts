import { PlainFailure } from "../plain-failure.ts";
import { createProgress } from "../progress.ts";
import { supervised } from "../stack/supervised.ts";
import type { Supervisor } from "../stack/supervisor.ts";
import { findTestBrowser } from "./find-browser.ts";
import { runTestPart } from "./run-test-part.ts";
import { parseTestOptions, partList, testHelp } from "./test-options.ts";
import { type TestPartName, testParts } from "./test-parts.ts";
import { type PartResult, testReport } from "./test-report.ts";
import { startTestStack, type TestStack } from "./test-stack.ts";

const progress = createProgress();

/** Prepares what a part needs, once per run, and runs it. */
function createRunner(supervisor: Supervisor) {
  let stack: TestStack | undefined;
  return async (name: TestPartName) => {
    const { emulators } = testParts[name].needs;
    if (!emulators) return runTestPart(supervisor, name, {});
    const browser: Record<string, string> =
      emulators === "demo" ? { CHROMIUM_PATH: findTestBrowser() } : {};
    stack ??= await startTestStack(supervisor, progress);
    const addresses = emulators === "demo" ? await stack.addDemo() : stack.environment;
    return runTestPart(supervisor, name, { ...addresses, ...browser });
  };
}

/** Runs the parts until one fails. A failure outside the tests counts as one of its part. */
async function runParts(supervisor: Supervisor, parts: TestPartName[]): Promise<PartResult[]> {
  const run = createRunner(supervisor);
  const results: PartResult[] = [];
  for (const name of parts) {
    console.log(`\n── ${name}: ${testParts[name].title} ${"─".repeat(40)}`);
    const began = Date.now();
    const counts = await Promise.race([run(name), supervisor.crashed]).catch((error: unknown) => {
      console.error(error instanceof PlainFailure ? error.message : error);
      return { passed: 0, failed: 1, skipped: 0 };
    });
    results.push({ name, counts, milliseconds: Date.now() - began });
    if (counts.failed > 0) break;
  }
  return results;
}

/** `npm test`: everything that can be checked, the quick parts first. */
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
