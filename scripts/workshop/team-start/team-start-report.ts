import { textTable } from "../../admin/project/text-table.ts";
import { median } from "../lighthouse/lighthouse-report.ts";

export const networks = ["on", "off"] as const;

/** One kind of start with the milliseconds of all its rounds. */
export interface StartRow {
  page: string;
  network: (typeof networks)[number];
  times: number[];
}

/** Milliseconds, as a median. */
export const goal = 1500;

/** Medians of the rounds, and whether they reach the goal. */
export function teamStartReport(rows: readonly StartRow[]): string {
  return textTable(
    ["page", "network", "shown after", "fastest", "slowest", `goal: ${goal} ms`],
    rows.map(({ page, network, times }) => [
      page,
      network,
      `${Math.round(median(times))} ms`,
      `${Math.round(Math.min(...times))} ms`,
      `${Math.round(Math.max(...times))} ms`,
      median(times) <= goal ? "reached" : "not reached",
    ]),
  );
}
