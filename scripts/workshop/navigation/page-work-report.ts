import { textTable } from "../../admin/project/text-table.ts";
import { median } from "../lighthouse/lighthouse-report.ts";

/** The main thread's work for a page while it loaded, in milliseconds. */
export interface Work {
  style: number;
  layout: number;
  script: number;
}

/** One run of a page, and of the same page without its rules and scripts. */
export interface WorkRun {
  page: string;
  built: Work;
  bare: Work;
}

const total = ({ style, layout, script }: Work) => style + layout + script;

/** A row for each page: medians, and the ratio of all three to the bare page of the same run. */
export function workTable(runs: readonly WorkRun[]): string {
  const pages = [...new Set(runs.map(({ page }) => page))];
  const rows = pages.map((page) => {
    const ofPage = runs.filter((run) => run.page === page);
    const ratios = ofPage.map(({ built, bare }) => total(built) / total(bare));
    const time = (work: (run: WorkRun) => number) => `${Math.round(median(ofPage.map(work)))} ms`;
    return [
      page,
      time(({ built }) => built.style),
      time(({ built }) => built.layout),
      time(({ built }) => built.script),
      time(({ bare }) => total(bare)),
      median(ratios).toFixed(2),
      Math.min(...ratios).toFixed(2),
    ];
  });
  return textTable(["page", "style", "layout", "script", "bare", "ratio", "lowest"], rows);
}
