import { expect, test } from "vitest";
import { isFlawless, type LoadFigures, percentile } from "#scripts/workshop/load/load-report.ts";

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
])("the percentile %d is a measured value", (share, value) => {
  expect(percentile([400, 10, 30, 20], share)).toBe(value);
});

test("a load is flawless only if it stored and mailed each message once", () => {
  expect(isFlawless(figures)).toBe(true);
  expect(isFlawless({ ...figures, stored: [1, 1, 1] })).toBe(false);
  expect(isFlawless({ ...figures, mailed: [1, 1, 2, 1] })).toBe(false);
  expect(isFlawless({ ...figures, stored: [1, 1, 0, 1] })).toBe(false);
});
