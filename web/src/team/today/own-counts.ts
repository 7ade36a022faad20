import * as z from "zod";
import { storedLogEntry } from "#contract/record-log";
import { isDone, storedTask } from "#contract/task";
import { storedValue } from "../../ui/device-storage.ts";
import type { LocalWrite } from "../store/local-writes.ts";

const storedCounts = z.object({
  companyId: z.string(),
  /** The time in milliseconds since 1970. */
  at: z.number(),
  /** A count of `limits.listMax` means that many or more. */
  counts: z.object({ unanswered: z.number(), clients: z.number(), tasks: z.number() }),
});

export type StoredCounts = z.infer<typeof storedCounts>;

/** The last counts, for a start without a network. Signing out deletes them. */
export const lastCounts = storedValue(
  "localStorage",
  "team-counts",
  (stored) => storedCounts.safeParse(stored).data,
);

const afterEntry: Readonly<Record<string, number>> = { done: -1, put_back: 1 };

/** A trigger may take this long to apply what an entry changes. */
export const triggerMs = 5000;

/** Says whether a count that was requested at `asked` (ms) may or may not include some of these writes. */
export function isUnderWay(writes: readonly LocalWrite[], asked: number): boolean {
  return writes.some(
    ({ state, storedAt = 0 }) => state === "pending" || storedAt > asked - triggerMs,
  );
}

/** Adds what this device has added and ended since then, which the server couldn't have counted. */
export function withOwn(stored: StoredCounts, writes: readonly LocalWrite[]): StoredCounts {
  const counts = { ...stored.counts };
  let { at } = stored;
  // All times are this device's, whose clock may differ from the server's.
  for (const { collection, logOf, state, storedAt = 0, data } of writes) {
    if (collection === "leads" || !data || (state !== "pending" && storedAt <= stored.at)) continue;
    at = Math.max(at, storedAt);
    if (logOf !== undefined) counts[collection] += afterEntry[storedLogEntry.parse(data).kind] ?? 0;
    else if (collection === "clients" || !isDone(storedTask.parse(data))) counts[collection] += 1;
  }
  return { ...stored, at, counts };
}
