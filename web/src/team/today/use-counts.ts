import { useEffect, useEffectEvent, useMemo, useState } from "react";
import * as z from "zod";
import { storedLogEntry } from "#contract/record-log";
import { isDone, storedTask } from "#contract/task";
import { storedValue } from "../../ui/device-storage.ts";
import { useMember } from "../access/team-auth.ts";
import { waitingLeads } from "../leads/lead-list.ts";
import { countDocuments } from "../store/company-documents.ts";
import { isRefused } from "../store/error-code.ts";
import { type LocalWrite, useLocalWrites } from "../store/local-writes.ts";
import { openTasks } from "../tasks/task-list.ts";

const storedCounts = z.object({
  companyId: z.string(),
  /** The time in milliseconds since 1970. */
  at: z.number(),
  /** A count of `limits.listMax` means that many or more. */
  counts: z.object({ unanswered: z.number(), clients: z.number(), tasks: z.number() }),
});

type StoredCounts = z.infer<typeof storedCounts>;

/** The last counts, for a start without a network. Signing out deletes them. */
export const lastCounts = storedValue(
  "localStorage",
  "team-counts",
  (stored) => storedCounts.safeParse(stored).data,
);

const afterEntry: Readonly<Record<string, number>> = { done: -1, put_back: 1 };

/** A trigger may take this long to apply what an entry changes. */
const triggerMs = 5000;

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

interface ShownCounts {
  latest: StoredCounts | undefined;
  /** `failed` means that the known counts, if any, are from an earlier time. */
  state: "asking" | "fresh" | "failed";
}

/** Returns the counts with what this device has added since the server counted. */
export function useCounts(): ShownCounts {
  const { store, companyId, recheckAccess } = useMember();
  const all = useLocalWrites();
  const writes = useMemo(() => [...all.values()], [all]);
  const [{ latest, state }, setShown] = useState<ShownCounts>(() => {
    const last = lastCounts.read();
    return { latest: last?.companyId === companyId ? last : undefined, state: "asking" };
  });
  const isUncertain = useEffectEvent((asked: number) => isUnderWay(writes, asked));

  useEffect(() => {
    const stop = new AbortController();
    let later = 0;
    const ask = async () => {
      const at = Date.now();
      try {
        const [unanswered, clients, tasks] = await Promise.all([
          countDocuments(store, { companyId, collection: "leads", selection: waitingLeads }),
          countDocuments(store, { companyId, collection: "clients" }),
          countDocuments(store, { companyId, collection: "tasks", selection: openTasks }),
        ]);
        const counts = { unanswered, clients, tasks };
        if (stop.signal.aborted) return;
        clearTimeout(later);
        if (isUncertain(at)) later = window.setTimeout(ask, triggerMs);
        else setShown({ latest: { companyId, at, counts }, state: "fresh" });
      } catch (error) {
        if (stop.signal.aborted) return;
        setShown((before) => ({ ...before, state: "failed" }));
        if (isRefused(error)) await recheckAccess();
      }
    };
    const comeBack = () => {
      if (!document.hidden) ask();
    };
    ask();
    addEventListener("online", ask, { signal: stop.signal });
    document.addEventListener("visibilitychange", comeBack, { signal: stop.signal });
    return () => {
      clearTimeout(later);
      stop.abort();
    };
  }, [store, companyId, recheckAccess]);

  useEffect(() => {
    if (!latest) return;
    // The next start adds what isn't stored yet, but doesn't know what has been stored.
    lastCounts.write(
      withOwn(
        latest,
        writes.filter(({ storedAt }) => storedAt !== undefined),
      ),
    );
  }, [latest, writes]);

  return useMemo(
    () => ({ latest: latest && withOwn(latest, writes), state }),
    [latest, writes, state],
  );
}
