import { expect, test } from "vitest";
import { lengthReport } from "../../scripts/workshop/page-length/length-report.ts";

test("each page beside its earlier length, the least shortened first, and how many reach the goal", () => {
  const now = { "/": 6000, "/about": 6010, "/new": 900 };
  const [, , ...lines] = lengthReport(now, { "/": 10_000, "/about": 10_000, "/gone": 1 }).split(
    "\n",
  );
  expect(lines).toEqual([
    expect.stringMatching(/^\/about +6010 px +10000 px +0\.60 +not reached$/),
    expect.stringMatching(/^\/ +6000 px +10000 px +0\.60 +reached$/),
    expect.stringMatching(/^\/new +900 px +- +- +-$/),
    "",
    "1 of 2 pages reach the goal.",
  ]);
});
