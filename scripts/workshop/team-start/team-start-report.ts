import { textTable } from "../../admin/project/text-table.ts";
import { median } from "../lighthouse/lighthouse-report.ts";
import type { StartTimes } from "./second-start.ts";

export const networks = ["on", "off"] as const;

/** One kind of start with the milliseconds of all its rounds. */
export interface StartRow {
  page: string;
  network: (typeof networks)[number];
  times: StartTimes[];
}

/** The goal for the median, in milliseconds. */
export const goal = 1500;

/** Medians of the rounds, and whether they reach the goal. */
export function teamStartReport(rows: readonly StartRow[]): string {
  return textTable(
    ["page", "network", "shown after", "fastest", "slowest", `goal: ${goal} ms`, "live after"],
    rows.map(({ page, network, times }) => {
      const shown = times.map((start) => start.shown);
      return [
        page,
        network,
        `${Math.round(median(shown))} ms`,
        `${Math.round(Math.min(...shown))} ms`,
        `${Math.round(Math.max(...shown))} ms`,
        median(shown) <= goal ? "reached" : "not reached",
        `${Math.round(median(times.map(({ live }) => live)))} ms`,
      ];
    }),
  );
}
