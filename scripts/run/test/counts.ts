import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  success: z.boolean(),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  /** Failures outside any test, such as a file that cannot be loaded. */
  errors: z.array(z.unknown()),
});

/** Reads Vitest's JSON report. A test file that does not load has no failed test, yet is a failure. */
export function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, success } =
    vitestReport.parse(report);
  return {
    passed: numPassedTests,
    failed: success ? numFailedTests : Math.max(1, numFailedTests),
    skipped: numPendingTests + numTodoTests,
  };
}

/** Reads Playwright's JSON report. A test that passed only when repeated is not trusted: it failed. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * The counts of a runner that ended with `exitCode`, from the report it wrote. No report, no test, or
 * a bad exit code without a failed test is a failure as well.
 */
export function countsOf(
  exitCode: number | null,
  reportFile: string,
  read: (report: unknown) => Counts,
): Counts {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, skipped: 0 };
  const counts = read(JSON.parse(readFileSync(reportFile, "utf8")));
  const nothingRan = counts.passed + counts.failed === 0;
  const failed = nothingRan || exitCode !== 0 ? Math.max(1, counts.failed) : counts.failed;
  return { ...counts, failed };
}

/** The exit code of a check that could not look (sysexits.h calls it EX_TEMPFAIL). */
export const couldNotCheck = 75;

/** The counts of a check that only passes or fails, or could not look. */
export function checkCounts(exitCode: number | null): Counts {
  if (exitCode === couldNotCheck) return { passed: 0, failed: 0, skipped: 1 };
  return exitCode === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0 };
}
