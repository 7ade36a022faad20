import { z } from "zod";
import { type PrecacheEntry, precacheEntry } from "../../sw/precache-entry.ts";

/**
 * The files that the built service worker precaches: the entries that workbox has put into the text of sw.js.
 * @throws Error if the text has no such list.
 */
export function precacheList(worker: string): PrecacheEntry[] {
  const list = /\[\{"(?:part|integrity|revision|url)":.+?\}\]/.exec(worker)?.[0];
  return z
    .array(precacheEntry)
    .min(1)
    .parse(JSON.parse(list ?? "null"));
}
