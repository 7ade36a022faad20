import * as z from "zod";

const storageKey = "team-counts";

const keptCounts = z.object({
  companyId: z.string(),
  /** When the server said so (milliseconds since 1970). */
  at: z.number(),
  counts: z.object({
    leads: z.number(),
    newLeads: z.number(),
    clients: z.number(),
    tasks: z.number(),
  }),
});

export type KeptCounts = z.infer<typeof keptCounts>;

/** The numbers that the server gave last, for a start without a network. Signing out deletes them. */
export const lastCounts = {
  read(companyId: string): KeptCounts | undefined {
    try {
      const kept = keptCounts.parse(JSON.parse(localStorage.getItem(storageKey) ?? "null"));
      return kept.companyId === companyId ? kept : undefined;
    } catch {
      return;
    }
  },
  write(kept: KeptCounts): void {
    try {
      localStorage.setItem(storageKey, JSON.stringify(kept));
    } catch {
      // Storage refused: offline there are no numbers.
    }
  },
};
