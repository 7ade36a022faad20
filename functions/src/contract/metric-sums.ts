import { type MetricKind, metricKinds } from "./metric-kinds.ts";
import type { StoredMetrics } from "./site-metrics.ts";

export type Counts = Record<MetricKind, number>;

const none = (): Counts => ({
  views: 0,
  calls: 0,
  calendar: 0,
  begun: 0,
  sent: 0,
  kept: 0,
  estimates: 0,
  asked: 0,
  checks: 0,
  checked: 0,
  brought: 0,
  sketches: 0,
  sketched: 0,
  wanted: 0,
});

/** Adds up the numbers of several days, in total and by page, by source and by day. */
export function sumsOf(documents: readonly StoredMetrics[]) {
  const total = none();
  const byDay = new Map<string, Counts>();
  const byPage = new Map<string, Counts>();
  const bySource = new Map<string, Counts>();
  const countsIn = (map: Map<string, Counts>, key: string) => {
    const counts = map.get(key) ?? none();
    map.set(key, counts);
    return counts;
  };
  for (const { day, numbers } of documents) {
    for (const [page, sources] of Object.entries(numbers)) {
      for (const [source, counts] of Object.entries(sources)) {
        const sums = [
          total,
          countsIn(byDay, day),
          countsIn(byPage, page),
          countsIn(bySource, source),
        ];
        for (const kind of metricKinds) {
          for (const sum of sums) sum[kind] += counts[kind] ?? 0;
        }
      }
    }
  }
  return { total, byDay, byPage, bySource };
}

/** Returns the names with the most views, the most first. */
export function mostViewed(counts: ReadonlyMap<string, Counts>, most: number): [string, number][] {
  return [...counts]
    .map(([name, { views }]): [string, number] => [name, views])
    .filter(([, views]) => views > 0)
    .sort(([one, first], [other, second]) => second - first || one.localeCompare(other))
    .slice(0, most);
}
