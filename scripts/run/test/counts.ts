import { readFileSync } from "node:fs";
import { z } from "zod";

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
