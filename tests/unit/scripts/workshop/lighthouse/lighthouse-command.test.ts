import { expect, test } from "vitest";
import { missedGoals } from "#scripts/workshop/lighthouse/lighthouse-command.ts";

const perfect = {
  ...{ performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
  "largest-contentful-paint": 900,
  "total-blocking-time": 50,
  "cumulative-layout-shift": 0,
};

test.each([
  ["/a", {}, []],
  ["/a", { performance: 99, accessibility: 98 }, ["performance 99", "accessibility 98"]],
  ["/a", { "best-practices": 97, seo: 96 }, ["best-practices 97", "seo 96"]],
  ["/a", { "total-blocking-time": 51 }, ["TBT 51 ms"]],
  ["/a", { "cumulative-layout-shift": 0.01 }, ["CLS 0.0100"]],
  ["/auth", { performance: 95, seo: 66 }, []],
  ["/auth", { performance: 94 }, ["performance 94"]],
])("%s with %j misses %j", (route, changes, missed) => {
  expect(missedGoals(route, (name) => ({ ...perfect, ...changes })[name])).toEqual(missed);
});
