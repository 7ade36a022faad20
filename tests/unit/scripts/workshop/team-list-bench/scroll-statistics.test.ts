import { expect, it } from "vitest";
import { quantile, scrollStatistics } from "#scripts/workshop/team-list-bench/scroll-statistics.ts";

it("counts late frames and the time that long tasks block", () => {
  const frames = [0, 16, 32, 82, 98];
  expect(scrollStatistics({ frames, longTasks: [60, 90] })).toEqual({
    ...{ frames: 4, late: 0.25, slowest: 50, longTasks: 2, blocked: 50 },
  });
});

it("returns zeros without any data", () => {
  const nothing = { frames: 0, late: 0, slowest: 0, longTasks: 0, blocked: 0 };
  expect(scrollStatistics({ frames: [], longTasks: [] })).toEqual(nothing);
});

it("takes quantiles of values in any order", () => {
  expect([0, 0.5, 0.95, 1].map((share) => quantile([3, 1, 2, 4], share))).toEqual([1, 3, 4, 4]);
});
