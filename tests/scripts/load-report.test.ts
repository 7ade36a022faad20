import { describe, expect, test } from "vitest";
import {
  isFlawless,
  type LoadFigures,
  loadReport,
  percentile,
} from "../../scripts/workshop/load/load-report.ts";

const figures: LoadFigures = {
  bundle: { bytes: 790_400, load: 350, firebaseLoad: 250 },
  first: 3_000,
  visitors: 2,
  idle: [5, 10, 15],
  calm: { sent: [{ submissionId: "id-0", milliseconds: 10, repeats: 0 }], seconds: 1 },
  flooded: {
    sent: [20, 30, 400].map((milliseconds, index) => ({
      submissionId: `id-${index + 1}`,
      milliseconds,
      repeats: index === 2 ? 2 : 0,
    })),
    seconds: 2,
  },
  refused: 3000,
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
    const [calm, flooded] = text.split("In a flood of 3000 refused forms");
    expect(calm).toContain("790 kB, loaded in 1.40 times");
    expect(calm).toContain("first form        3.0 s, 300 times an idle call");
    expect(calm).toContain("median            10 ms, 1.0 times an idle call");
    expect(flooded).toContain("median            30 ms, 3.0 times an idle call");
    expect(flooded).toContain("95 of 100 within  400 ms, 40.0 times an idle call");
    expect(flooded).toContain("throughput        1.5 messages a second");
    expect(flooded).toContain("repeated          2");
    expect(text).toMatch(/stored once {6}2\n.*stored never {5}1\n.*stored doubled {3}1\n/);
  });

  test("is flawless only if each message was stored once and mailed once", () => {
    expect(isFlawless(figures)).toBe(true);
    expect(isFlawless({ ...figures, stored: [1, 1, 1] })).toBe(false);
    expect(isFlawless({ ...figures, mailed: [1, 1, 2, 1] })).toBe(false);
    expect(isFlawless({ ...figures, stored: [1, 1, 0, 1] })).toBe(false);
  });
});
