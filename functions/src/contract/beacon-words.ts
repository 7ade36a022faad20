/*
 * This file has only what the script on every public page needs. The rest is in metric-kinds.ts, the shapes are in
 * site-metrics.ts.
 */

/** What a link's `?utm_source=` may begin with. Any other value says nothing. */
export const campaigns = ["newsletter", "map", "qr", "ad"] as const;

/** No honest visit has more events before its page is hidden. Further events aren't counted. */
export const countedAtOnce = 40;
