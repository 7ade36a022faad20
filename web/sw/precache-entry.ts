import { z } from "zod";

/** What the build writes into the worker: workbox's entry, and our marks. */
export const precacheEntry = z.object({
  url: z.string(),
  /** Null if the name itself carries a hash. */
  revision: z.string().nullable(),
  /** A file without a mark is fetched before the worker is used at all (web/publish/pwa/precache-policy.ts). */
  part: z.enum(["background", "team"]).optional(),
  /** The browser refuses any other content: a page of the next release never replaces this one. */
  integrity: z.string().optional(),
});

export type PrecacheEntry = z.infer<typeof precacheEntry>;
