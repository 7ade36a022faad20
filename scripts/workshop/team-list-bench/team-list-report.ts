import { textTable } from "../../admin/project/text-table.ts";
import type { VisitResult } from "./phone-visit.ts";
import { quantile } from "./scroll-statistics.ts";

/** One kind of visit with the results of all its rounds. */
export interface BenchRow {
  title: string;
  results: VisitResult[];
}

const median = (values: number[]) => quantile(values, 0.5);

/** Medians of the rounds. Times are multiples of the first row's, which the same machine has just measured. */
export function teamListReport(rows: BenchRow[]): string {
  const times = (row: BenchRow, value: (result: VisitResult) => number) => {
    const own = median(row.results.map(value));
    const reference = median(rows[0]?.results.map(value) ?? []);
    return reference === 0 ? (own === 0 ? "1.00" : "-") : (own / reference).toFixed(2);
  };
  const plain = (row: BenchRow, value: (result: VisitResult) => number, digits = 0) =>
    median(row.results.map(value)).toFixed(digits);
  return textTable(
    [
      "list of leads",
      "documents read",
      "time to open",
      "frames",
      "late %",
      "p95 frame",
      "long tasks",
      "blocked",
    ],
    rows.map((row) => [
      row.title,
      plain(row, ({ documents }) => documents),
      times(row, ({ opened }) => opened),
      times(row, ({ scroll }) => scroll.frames),
      plain(row, ({ scroll }) => scroll.late * 100, 1),
      times(row, ({ scroll }) => scroll.slowest),
      plain(row, ({ scroll }) => scroll.longTasks),
      times(row, ({ scroll }) => scroll.blocked),
    ]),
  );
}

/** How many documents a page read for a company with 50 leads and for one with very many. */
export interface PageReads {
  title: string;
  few: number;
  many: number;
}

/** A table with a row for each page. */
export function pageReadsReport(pages: PageReads[], leads: number): string {
  return textTable(
    ["documents read", "with 50 leads", `with ${leads.toLocaleString("en-US")}`],
    pages.map(({ title, few, many }) => [title, `${few}`, `${many}`]),
  );
}
