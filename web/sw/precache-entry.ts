import { z } from "zod";

/** One file of the list that the build writes into the worker, as workbox has it and with our marks. */
export const precacheEntry = z.object({
  /** The address that Hosting serves it at. */
  url: z.string(),
  /** Null where the name itself carries a hash. */
  revision: z.string().nullable(),
  /**
   * Which part of the list it belongs to; without a mark, to what is fetched before the worker is used
   * at all (web/publish/pwa/precache-policy.ts).
   */
  part: z.enum(["background", "team"]).optional(),
  /**
   * Of a file of a part that has no hash in its name: the browser refuses any other content, so that
   * a page of the next release is never kept in the place of this one.
   */
  integrity: z.string().optional(),
});

export type PrecacheEntry = z.infer<typeof precacheEntry>;
