import { describe, expect, test } from "vitest";
import {
  median,
  missedAims,
  resultTable,
  routeResult,
  workText,
} from "#scripts/workshop/lighthouse/lighthouse-report.ts";
import type { LighthouseRun } from "#scripts/workshop/lighthouse/run-lighthouse.ts";

const perfect: LighthouseRun = {
  ...{ performance: 100, accessibility: 100, bestPractices: 100, seo: 100 },
  ...{ lcp: 900, tbt: 10, cls: 0, work: {} },
};

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])("takes the median of %j", (values, expected) => {
  expect(median(values)).toBe(expected);
});

describe("a route compared with the page without script", () => {
  test("ignores one slow round", () => {
    const slow = { ...perfect, lcp: 5000, performance: 60 };
    const result = routeResult("/", [perfect, slow, perfect], [perfect, perfect, perfect]);
    expect(result.lcpRatio).toBe(1);
    expect(missedAims(result)).toEqual([]);
  });

  test("names every missed goal", () => {
    const poor = { performance: 99, accessibility: 98, bestPractices: 97, seo: 96 };
    const slow = { ...poor, lcp: 1000, tbt: 51, cls: 0.01, work: {} };
    const result = routeResult("/a", [slow], [perfect]);
    expect(missedAims(result)).toEqual([
      ...["performance 99", "accessibility 98", "bestPractices 97", "seo 96"],
      ...["LCP x1.11", "TBT 51 ms", "CLS 0.0100"],
    ]);
    expect(resultTable([result])).toMatch(/^\/a +99 +98 +97 +96 +1000 +1\.11 +51 +0\.010$/m);
  });

  test("has separate goals for the sign-in page", () => {
    const rounds = [{ ...perfect, performance: 95, seo: 66, lcp: 1080 }];
    expect(missedAims(routeResult("/auth", rounds, [perfect]))).toEqual([]);
    expect(missedAims(routeResult("/about", rounds, [perfect]))).toHaveLength(3);
    const slower = [{ ...perfect, performance: 94, lcp: 1200 }];
    expect(missedAims(routeResult("/auth", slower, [perfect]))).toEqual(["performance 94"]);
    const late = [{ ...perfect, lcp: 1201 }];
    expect(missedAims(routeResult("/auth", late, [perfect]))).toEqual(["LCP x1.33"]);
    expect(missedAims(routeResult("/auth", late, [{ ...perfect, lcp: 1001 }]))).toEqual([]);
  });

  test("lists the main thread's work by its medians, the most first", () => {
    const rounds = [10, 30, 20].map((time) => ({
      ...perfect,
      work: { Rendering: time, "Style & Layout": 2 * time, "Garbage Collection": 0.2 },
    }));
    const result = routeResult("/", rounds, [perfect]);
    expect(workText(result)).toBe("Style & Layout 40 ms, Rendering 20 ms");
  });
});
