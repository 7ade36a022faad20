import { campaigns } from "./beacon-words.ts";

/**
 * What is counted. `calendar`: the calendar was opened, here or in a separate tab; `kept`: a form waits on the device;
 * `estimates`: a price was added up; `asked`: that price was carried over to the contact form. `checks`: a visitor
 * opened the check of their own site; `checked`: they finished it; `brought`: they carried it over to the contact form.
 * `sketches`, `sketched`, `wanted`: the same for the drawing with their name on it.
 */
export const metricKinds = [
  "views",
  "calls",
  "calendar",
  "begun",
  "sent",
  "kept",
  "estimates",
  "asked",
  "checks",
  "checked",
  "brought",
  "sketches",
  "sketched",
  "wanted",
] as const;

export type MetricKind = (typeof metricKinds)[number];

/** Where a visitor came from, as a class, never as an address. `site` means another page of ours. */
export const visitSources = ["direct", "site", "search", "social", "other", ...campaigns] as const;

export type VisitSource = (typeof visitSources)[number];

/** What happened once, on a page, by a visitor from a source. */
export type CountedEvent = readonly [page: string, source: VisitSource, kind: MetricKind];
