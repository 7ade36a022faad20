import { expect, test } from "vitest";
import { type Work, workTable } from "#scripts/workshop/navigation/page-work-report.ts";

const work = (style: number, layout: number, script: number): Work => ({ style, layout, script });

test("compares a page with the bare page of the same run", () => {
  const runs = [
    { page: "/", built: work(100, 60, 40), bare: work(40, 60, 0) },
    { page: "/", built: work(500, 300, 100), bare: work(100, 200, 0) },
    { page: "/", built: work(30, 90, 30), bare: work(10, 90, 0) },
    { page: "/about", built: work(10, 10, 0), bare: work(4, 6, 0) },
  ];
  const cells = workTable(runs)
    .split("\n")
    .slice(2)
    .map((row) => row.trim().split(/\s{2,}/));
  expect(cells).toEqual([
    ["/", "100 ms", "90 ms", "40 ms", "100 ms", "2.00", "1.50"],
    ["/about", "10 ms", "10 ms", "0 ms", "10 ms", "2.00", "2.00"],
  ]);
});
