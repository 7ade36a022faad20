import * as z from "zod";
import { metricKinds } from "./metric-kinds.ts";
import type { StoredMetrics } from "./site-metrics.ts";

const counts = z.record(z.enum(metricKinds), z.number().default(0));

export type Counts = z.output<typeof counts>;

const none = () => counts.parse({});

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
