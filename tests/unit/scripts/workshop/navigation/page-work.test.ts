import { expect, test } from "vitest";
import { type Work, workTable } from "#scripts/workshop/navigation/page-work.ts";

const work = (style: number, layout: number, script: number): Work => ({ style, layout, script });

test("compares a page with the bare page of the same run", () => {
  const table = workTable([
    {
      subject: { title: "/" },
      results: [
        { built: work(100, 60, 40), bare: work(40, 60, 0) },
        { built: work(500, 300, 100), bare: work(100, 200, 0) },
        { built: work(30, 90, 30), bare: work(10, 90, 0) },
      ],
    },
    {
      subject: { title: "/about" },
      results: [{ built: work(10, 10, 0), bare: work(4, 6, 0) }],
    },
  ]);
  const [, , ...rows] = table.split("\n");
  expect(rows.map((row) => row.trim().split(/\s{2,}/))).toEqual([
    ["/", "100 ms", "90 ms", "40 ms", "100 ms", "2.00", "1.50"],
    ["/about", "10 ms", "10 ms", "0 ms", "10 ms", "2.00", "2.00"],
  ]);
});
