import { expect, test } from "vitest";
import { reference, ways } from "../../scripts/workshop/navigation/journeys.ts";
import {
  type Measurement,
  navigationSummary,
  navigationTable,
  stepMedians,
} from "../../scripts/workshop/navigation/navigation-report.ts";

const [, tap = reference, pointer = reference, filled = reference] = ways;

const run = (step: string, way: Measurement["way"], milliseconds: number, other = 9000) => ({
  ...{ step, way, milliseconds, other, pictures: 1500 },
});

test("each step is compared with the same step without script, by medians", () => {
  const rows = stepMedians([
    ...[400, 9000, 500].map((time) => run("one", reference, time)),
    ...[600, 500, 1].map((time) => run("one", tap, time)),
    run("two", reference, 1000),
    run("two", tap, 1250),
  ]);
  expect(rows.map(({ step, milliseconds, ratio }) => [step, milliseconds, ratio])).toEqual([
    ["one", 500, 1],
    ["one", 500, 1],
    ["two", 1000, 1],
    ["two", 1250, 1.25],
  ]);
});

test("the table has a line for each step and way, pictures apart", () => {
  const rows = stepMedians([run("one", reference, 400.4), run("one", filled, 300, 0)]);
  const [, , ...lines] = navigationTable(rows).split("\n");
  expect(lines).toEqual([
    expect.stringMatching(/^one +without script +400 ms +1\.00 +9\.0 kB +1\.5 kB$/),
    expect.stringMatching(/^one +filled device, tap +300 ms +0\.75 +0\.0 kB +1\.5 kB$/),
  ]);
});

test("the summary names the worst of all ways but the one without script", () => {
  const rows = stepMedians([
    run("one", reference, 100, 90_000),
    run("one", tap, 105, 20_000),
    run("one", pointer, 90, 19_000),
    run("one", filled, 110, 30_000),
  ]);
  expect(navigationSummary(rows).split("\n")).toEqual([
    "Worst ratio: 1.10 (one; filled device, tap). Goal: at most 1.1, reached.",
    "Most fetched on a first visit, without pictures: 20.0 kB (one; first visit, tap). Goal: at most 20.0 kB, reached.",
  ]);
});

test("the summary says which goal is missed", () => {
  const rows = stepMedians([run("one", reference, 100), run("one", pointer, 112, 20_100)]);
  expect(navigationSummary(rows).match(/not reached/g)).toHaveLength(2);
});
