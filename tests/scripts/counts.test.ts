import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  checkCounts,
  couldNotCheck,
  countsOf,
  playwrightCounts,
  vitestCounts,
} from "../../scripts/run/test/counts.ts";
import { testReport } from "../../scripts/run/test/test-report.ts";

const vitestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 2,
  numTodoTests: 1,
  success: true,
};

function playwrightReport(stats: object, errors: unknown[] = []) {
  return { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors };
}

function fileWith(report: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), "counts-")), "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe("reports of the runners", () => {
  it("counts Vitest's tests", () => {
    expect(vitestCounts(vitestReport)).toEqual({ passed: 7, failed: 0, skipped: 3 });
  });

  it("counts a test file that does not load as a failure", () => {
    expect(vitestCounts({ ...vitestReport, success: false }).failed).toBe(1);
  });

  it("counts flaky tests and errors outside tests of Playwright as failures", () => {
    const report = playwrightReport({ unexpected: 1, flaky: 2, skipped: 4 }, ["config"]);
    expect(playwrightCounts(report)).toEqual({ passed: 5, failed: 4, skipped: 4 });
  });
});

describe("countsOf", () => {
  it("believes a good run", () => {
    expect(countsOf(0, fileWith(vitestReport), vitestCounts).failed).toBe(0);
  });

  it.each([
    ["no report was written", 0, "/nowhere/report.json"],
    ["no test ran", 0, fileWith({ ...vitestReport, numPassedTests: 0 })],
    ["the runner failed without a failed test", 1, fileWith(vitestReport)],
    ["the runner was killed", null, fileWith(vitestReport)],
  ])("fails when %s", (_, exitCode, file) => {
    expect(countsOf(exitCode, file, vitestCounts).failed).toBe(1);
  });
});

describe("checkCounts", () => {
  it.each([
    [0, { passed: 1, failed: 0, skipped: 0 }],
    [1, { passed: 0, failed: 1, skipped: 0 }],
    [null, { passed: 0, failed: 1, skipped: 0 }],
    [couldNotCheck, { passed: 0, failed: 0, skipped: 1 }],
  ])("exit code %s", (exitCode, counts) => {
    expect(checkCounts(exitCode)).toEqual(counts);
  });
});

describe("testReport", () => {
  const lint = { name: "lint" as const, counts: checkCounts(0), milliseconds: 1200 };
  const unit = {
    name: "unit" as const,
    counts: { passed: 40, failed: 2, skipped: 1 },
    milliseconds: 9000,
  };

  it("ends with exactly the sums", () => {
    expect(testReport(["lint", "unit"], [lint, unit]).split("\n").at(-1)).toBe(
      "41 passed, 2 failed",
    );
  });

  it("says which parts did not run", () => {
    expect(testReport(["lint", "unit", "e2e"], [lint, unit])).toMatch(/e2e .*did not run/);
  });
});
