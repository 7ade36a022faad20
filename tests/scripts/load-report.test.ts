import { describe, expect, test } from "vitest";
import {
  isFlawless,
  type LoadFigures,
  loadReport,
  percentile,
} from "../../scripts/workshop/load/load-report.ts";

const figures: LoadFigures = {
  visitors: 2,
  sent: [10, 20, 30, 400].map((milliseconds, index) => ({
    submissionId: `id-${index}`,
    milliseconds,
    repeats: index === 3 ? 2 : 0,
  })),
  idle: [5, 10, 15],
  seconds: 2,
  stored: [1, 1, 1, 1],
  mailed: [1, 1, 1, 1],
};

test.each([
  [0.5, 20],
  [0.95, 400],
  [0, 10],
  [1, 400],
])("the percentile %d is a value that was measured", (share, value) => {
  expect(percentile([400, 10, 30, 20], share)).toBe(value);
});

describe("the report of a load", () => {
  test("has times beside those of an idle call, and counts what was lost or doubled", () => {
    const text = loadReport({ ...figures, stored: [1, 0, 2, 1] });
    expect(text).toContain("median            20 ms, 2.0 times an idle call");
    expect(text).toContain("95 of 100 within  400 ms, 40.0 times an idle call");
    expect(text).toContain("throughput        2.0 messages a second");
    expect(text).toContain("repeated          2");
    expect(text).toMatch(/stored once {6}2\n.*stored never {5}1\n.*stored doubled {3}1\n/);
  });

  test("is flawless only if each message was stored once and mailed once", () => {
    expect(isFlawless(figures)).toBe(true);
    expect(isFlawless({ ...figures, stored: [1, 1, 1] })).toBe(false);
    expect(isFlawless({ ...figures, mailed: [1, 1, 2, 1] })).toBe(false);
    expect(isFlawless({ ...figures, stored: [1, 1, 0, 1] })).toBe(false);
  });
});
