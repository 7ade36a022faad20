import * as z from "zod";
import { storedValue } from "../../ui/device-storage.ts";

const storedCounts = z.object({
  companyId: z.string(),
  /** The time in milliseconds since 1970. */
  at: z.number(),
  counts: z.object({
    unanswered: z.number(),
    clients: z.number(),
    tasks: z.number(),
  }),
});

export type StoredCounts = z.infer<typeof storedCounts>;

/** The last counts, for a start without a network. Signing out deletes them. */
export const lastCounts = storedValue(
  "localStorage",
  "team-counts",
  (stored) => storedCounts.safeParse(stored).data,
);
