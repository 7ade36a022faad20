import { expect, test } from "vitest";
import { reference, ways } from "#scripts/workshop/navigation/journeys.ts";
import { type Measurement, stepMedians } from "#scripts/workshop/navigation/navigation-report.ts";

const [, tap = reference] = ways;

const run = (step: string, way: Measurement["way"], milliseconds: number, other = 9000) => ({
  ...{ step, way, milliseconds, other, pictures: 1500 },
});

test("compares each step with the same step without script, by medians", () => {
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
