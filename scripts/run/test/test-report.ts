import { readFileSync } from "node:fs";
import { z } from "zod";
import { textTable } from "../../admin/project/text-table.ts";
import { duration } from "../../progress.ts";
import { type TestPartName, testParts } from "./parts.ts";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The counts of one failed check: a part without a runner that failed, or a part that did not run. */
export const failure: Counts = { passed: 0, failed: 1, skipped: 0 };

const count = z.number();

const vitestReport = z
  .object({
    numPassedTests: count,
    numFailedTests: count,
    numPendingTests: count,
    numTodoTests: count,
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

/** A test that passed only on a retry isn't trusted, so it counts as failed. */
const playwrightReport = z
  .object({
    stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  })
  .transform(({ stats: { expected, unexpected, flaky, skipped } }) => ({
    passed: expected,
    failed: unexpected + flaky,
    skipped,
  }));

const report = z.union([vitestReport, playwrightReport]);

/**
 * The counts of a runner that ended with `exitCode`, from its JSON report. No report, no test, or a bad exit code
 * without a failed test (a file that does not load) is a failure as well.
 */
export function countsOf(exitCode: number | null, reportFile: string): Counts {
  try {
    const counts = report.parse(JSON.parse(readFileSync(reportFile, "utf8")));
    const isFailure = exitCode !== 0 || counts.passed + counts.failed === 0;
    return { ...counts, failed: Math.max(counts.failed, isFailure ? 1 : 0) };
  } catch {
    return failure;
  }
}

interface Result {
  counts: Counts;
  milliseconds: number;
}
export type Results = Map<TestPartName, Result>;

function resultText(result: Result | undefined): string {
  if (!result) return "did not run, which counts as failed";
  const { counts, milliseconds } = result;
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : "";
  return `${counts.passed} passed, ${counts.failed} failed${skipped} (${duration(milliseconds)})`;
}

/**
 * Reports what ran and what did not. The very last line is `N passed, M failed`, which other programs read. A part that
 * did not run has not passed.
 */
export function testReport(chosen: readonly TestPartName[], results: Results): string {
  const rows = chosen.map((name) => [name, testParts[name].title, resultText(results.get(name))]);
  const all = chosen.map((name) => results.get(name)?.counts ?? failure);
  const sum = (key: "passed" | "failed") => all.reduce((total, counts) => total + counts[key], 0);
  const table = textTable(["part", "what it checks", "result"], rows);
  return `\n${table}\n\n${sum("passed")} passed, ${sum("failed")} failed`;
}
