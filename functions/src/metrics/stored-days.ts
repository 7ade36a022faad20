import { FieldValue } from "firebase-admin/firestore";
import { businessDay } from "../contract/business-day.ts";
import { collections } from "../contract/collections.ts";
import { retentionDays } from "../contract/limits.ts";
import type { CountedEvent } from "../contract/metric-kinds.ts";
import { metricShards, type StoredMetrics, storedMetrics } from "../contract/site-metrics.ts";
import { database } from "../database.ts";
import { daysFrom } from "../expiry.ts";

/** This machine's writes that Firestore hasn't answered yet. */
let underWay = 0;

/** Returns nested maps, so that no page has to be spelled as a field path. */
function increments(events: readonly CountedEvent[]) {
  const counts: Record<string, Record<string, Record<string, number>>> = {};
  for (const [page, source, kind] of events) {
    counts[page] ??= {};
    const ofPage = counts[page];
    ofPage[source] ??= {};
    const ofSource = ofPage[source];
    ofSource[kind] = (ofSource[kind] ?? 0) + 1;
  }
  const map = <Inner, Outer>(inner: Record<string, Inner>, change: (value: Inner) => Outer) =>
    Object.fromEntries(Object.entries(inner).map(([key, value]) => [key, change(value)]));
  return map(counts, (ofPage) =>
    map(ofPage, (ofSource) => map(ofSource, (times) => FieldValue.increment(times))),
  );
}

/**
 * Adds what happened to the numbers of the day. Firestore writes to a document one at a time, so events that come at
 * once go into several documents. A quiet day has one, and costs one read.
 */
export async function addToDay(events: readonly CountedEvent[], now = new Date()): Promise<void> {
  const day = businessDay(now);
  const shard = underWay % metricShards;
  underWay += 1;
  try {
    const numbers = increments(events);
    const expires_at = daysFrom(now.getTime(), retentionDays.siteNumbers);
    await database()
      .doc(`${collections.siteNumbers}/${day}-${shard}`)
      .set({ day, expires_at, numbers }, { merge: true });
  } finally {
    underWay -= 1;
  }
}

export async function metricsBetween(first: string, last: string): Promise<StoredMetrics[]> {
  const { docs } = await database()
    .collection(collections.siteNumbers)
    .where("day", ">=", first)
    .where("day", "<=", last)
    .get();
  return docs.map((document) => storedMetrics.parse(document.data()));
}
