/*
 * Apart from the shapes (site-numbers.ts): the script that runs behind every public page needs only these words.
 */

/** What is counted. `kept`: a form that waits on the device. */
export const numberKinds = ["views", "calls", "begun", "sent", "kept"] as const;

export type NumberKind = (typeof numberKinds)[number];

/** What `?utm_source=` of a link may say; anything else says nothing. */
export const campaigns = [
  "newsletter",
  "google",
  "facebook",
  "instagram",
  "linkedin",
  "nextdoor",
  "qr",
] as const;

/** Where a visitor came from, as a class: never the address. `site`: from another page of ours. */
export const numberSources = ["direct", "site", "search", "social", "other", ...campaigns] as const;

export type NumberSource = (typeof numberSources)[number];

/** What happened once, on a page, by a visitor from a source. */
export type CountedEvent = readonly [page: string, source: NumberSource, kind: NumberKind];

/** The function, and its address behind Hosting. */
export const countFunction = "numbers-count";
export const countPath = "/api/count";

/** More happen in no honest visit before its page is hidden; what is beyond isn't counted. */
export const countedAtOnce = 40;
