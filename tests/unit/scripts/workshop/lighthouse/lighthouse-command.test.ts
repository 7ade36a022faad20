import { expect, test } from "vitest";
import { medians, missedGoals } from "#scripts/workshop/lighthouse/lighthouse-command.ts";

const perfect = {
  ...{ performance: 100, accessibility: 100, bestPractices: 100, seo: 100 },
  ...{ lcp: 900, tbt: 10, cls: 0 },
};

test("ignores one slow run", () => {
  expect(medians([perfect, { ...perfect, lcp: 5000, performance: 60 }, perfect])).toEqual(perfect);
});

const poor = { performance: 99, accessibility: 98, bestPractices: 97, seo: 96 };

test.each([
  ["/a", perfect, []],
  [
    "/a",
    { ...poor, lcp: 900, tbt: 51, cls: 0.01 },
    [
      ...["performance 99", "accessibility 98", "bestPractices 97", "seo 96"],
      ...["TBT 51 ms", "CLS 0.0100"],
    ],
  ],
  ["/auth", { ...perfect, performance: 95, seo: 66 }, []],
  ["/auth", { ...perfect, performance: 94 }, ["performance 94"]],
])("%s with %j misses %j", (route, result, missed) => {
  expect(missedGoals(route, result)).toEqual(missed);
});
