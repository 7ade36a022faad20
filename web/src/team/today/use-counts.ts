import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useMember } from "../access/team-auth.ts";
import { waitingLeads } from "../leads/lead-list.ts";
import { countDocuments } from "../store/company-documents.ts";
import { isRefused } from "../store/error-code.ts";
import { useLocalWrites } from "../store/local-writes.ts";
import { openTasks } from "../tasks/task-list.ts";
import { isUnderWay, lastCounts, type StoredCounts, triggerMs, withOwn } from "./own-counts.ts";

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
