import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { countsOf, testReport } from "#scripts/run/test/test-report.ts";

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 };
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 4 } };

function fileWith(report: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), "counts-")), "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe("countsOf", () => {
  it("counts Vitest's tests", () => {
    expect(countsOf(0, fileWith(vitest))).toEqual({ passed: 7, failed: 0, skipped: 3 });
  });

  it("counts Playwright's tests, and flaky ones as failures", () => {
    expect(countsOf(1, fileWith(playwright))).toEqual({ passed: 5, failed: 3, skipped: 4 });
  });

  it.each([
    ["no report was written", 0, "/nowhere/report.json"],
    ["the report is another's", 0, fileWith({})],
    ["no test ran", 0, fileWith({ ...vitest, numPassedTests: 0 })],
    ["the runner failed without a failed test", 1, fileWith(vitest)],
    ["the runner was killed", null, fileWith(vitest)],
  ])("fails when %s", (_, exitCode, file) => {
    expect(countsOf(exitCode, file).failed).toBe(1);
  });
});

describe("testReport", () => {
  const lint = { passed: 1, failed: 0, skipped: 0 };
  const unit = { passed: 40, failed: 2, skipped: 1 };
  const results = new Map([
    ["lint" as const, { counts: lint, milliseconds: 1200 }],
    ["unit" as const, { counts: unit, milliseconds: 9000 }],
  ]);

  it("ends with exactly the sums", () => {
    expect(testReport(["lint", "unit"], results).split("\n").at(-1)).toBe("41 passed, 2 failed");
  });

  it("says which parts did not run, and counts each as failed", () => {
    const report = testReport(["lint", "unit", "rules", "e2e"], results);
    expect(report).toMatch(/e2e .*did not run/);
    expect(report).toMatch(/\n41 passed, 4 failed$/);
  });
});
