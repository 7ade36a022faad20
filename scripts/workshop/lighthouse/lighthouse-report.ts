import { signInPage } from "../../../web/src/team/team-pages.ts";
import { textTable } from "../../admin/project/text-table.ts";
import type { LighthouseRun } from "./run-lighthouse.ts";

/** Medians of one address, and how its largest paint compares with the page without script. */
export interface RouteResult extends LighthouseRun {
  route: string;
  /** Its largest paint as a ratio to that of the reference page in the same round. */
  lcpRatio: number;
}

const scores = ["performance", "accessibility", "bestPractices", "seo"] as const;

/**
 * The goals for every public route; `lcpRatio`, `lcp` and `tbt` (milliseconds) are medians. One of the first two is
 * enough.
 */
const publicAims = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpRatio: 1.05,
  lcp: 0,
  tbt: 50,
  cls: 0,
};

/** The sign-in page asks search engines to stay away, which lowers its SEO score. */
const signInAims = { ...publicAims, performance: 95, seo: 0, lcpRatio: 1.2, lcp: 1200 };

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 === 1
      ? [sorted[middle], sorted[middle]]
      : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/**
 * @param rounds the runs of one route.
 * @param references the runs of the reference page, one per round.
 */
export function routeResult(
  route: string,
  rounds: readonly LighthouseRun[],
  references: readonly LighthouseRun[],
): RouteResult {
  const of = (key: Exclude<keyof LighthouseRun, "work">) => median(rounds.map((run) => run[key]));
  const kinds = new Set(rounds.flatMap(({ work }) => Object.keys(work)));
  const work = [...kinds].map((kind) => [kind, median(rounds.map((run) => run.work[kind] ?? 0))]);
  return {
    route,
    performance: of("performance"),
    accessibility: of("accessibility"),
    bestPractices: of("bestPractices"),
    seo: of("seo"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    cls: of("cls"),
    work: Object.fromEntries(work),
    lcpRatio: of("lcp") / median(references.map(({ lcp }) => lcp)),
  };
}

/** The goals that a route misses, in words; empty if it reaches all of them. */
export function missedAims(result: RouteResult): string[] {
  const aims = result.route === signInPage.path ? signInAims : publicAims;
  const isLate = result.lcpRatio > aims.lcpRatio && result.lcp > aims.lcp;
  return [
    ...scores.filter((name) => result[name] < aims[name]).map((name) => `${name} ${result[name]}`),
    ...(isLate ? [`LCP x${result.lcpRatio.toFixed(2)}`] : []),
    ...(result.tbt > aims.tbt ? [`TBT ${Math.round(result.tbt)} ms`] : []),
    ...(result.cls > aims.cls ? [`CLS ${result.cls.toFixed(4)}`] : []),
  ];
}

/** The work of the main thread, largest first: "Style & Layout 214 ms, Script Evaluation 116 ms". */
export function workText({ work }: RouteResult): string {
  return Object.entries(work)
    .map(([kind, time]) => ({ kind, time: Math.round(time) }))
    .filter(({ time }) => time > 0)
    .sort((one, other) => other.time - one.time)
    .map(({ kind, time }) => `${kind} ${time} ms`)
    .join(", ");
}

export function resultTable(results: readonly RouteResult[]): string {
  return textTable(
    ["route", "perf", "a11y", "best", "SEO", "LCP ms", "LCP ratio", "TBT ms", "CLS"],
    results.map((one) => [
      one.route,
      ...[one.performance, one.accessibility, one.bestPractices, one.seo].map(String),
      one.lcp.toFixed(),
      one.lcpRatio.toFixed(2),
      one.tbt.toFixed(),
      one.cls.toFixed(3),
    ]),
  );
}
