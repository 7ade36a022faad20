import * as z from "zod";
import { countedAtOnce } from "./beacon-words.ts";
import { businessDay, dayAfter } from "./business-day.ts";
import { metricKinds, visitSources } from "./metric-kinds.ts";

const path = z.string().max(200);

/** How a visit began, as a form reports it. A link from one of our pages to another doesn't begin a visit. */
export const visitStart = z.tuple([z.enum(visitSources).exclude(["site"]), path]);

/** What a page sends when it is hidden: our own words and a path, and nothing about a device or person. */
export const countBeacon = z
  .array(z.tuple([path, z.enum(visitSources), z.enum(metricKinds)]))
  .min(1)
  .max(countedAtOnce);

/** The name that counts pages the site doesn't have. */
export const otherPages = "other";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const byName = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value).catch({});

/**
 * `site_numbers/{day}-{shard}`: one of several documents that make up a day, as it is read. It has counts by page,
 * source and kind, and may have words from other releases.
 */
export const storedMetrics = z.object({
  day,
  numbers: byName(byName(byName(z.number().catch(0)))),
});

export type StoredMetrics = z.infer<typeof storedMetrics>;

/** A day is spread over as many documents as are written at once, up to this many. */
export const metricShards = 10;

/** The Monday of the week that a moment belongs to. */
export function mondayOf(moment: Date): string {
  const today = businessDay(moment);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return dayAfter(today, -((weekday + 6) % 7));
}
