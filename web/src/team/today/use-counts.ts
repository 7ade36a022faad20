import { useEffect, useMemo, useState } from "react";
import { useMember } from "../access/team-auth.ts";
import { countCompany } from "../store/company-counts.ts";
import { isRefused } from "../store/error-code.ts";
import { useLocalWrites } from "../store/local-writes.ts";
import { lastCounts, type StoredCounts } from "./last-counts.ts";
import { uncounted } from "./own-counts.ts";

interface ShownCounts {
  known: StoredCounts | undefined;
  /** `failed`: what is known, if anything, is of an earlier time. */
  state: "asking" | "fresh" | "failed";
}

/** With what this device has added since the server counted. */
export function useCounts(): ShownCounts {
  const { store, companyId, recheckAccess } = useMember();
  const writes = useLocalWrites();
  const [shown, setShown] = useState<ShownCounts>(() => {
    const last = lastCounts.read();
    return { known: last?.companyId === companyId ? last : undefined, state: "asking" };
  });

  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const at = Date.now();
      try {
        const counts = await countCompany(store, companyId);
        if (stop.signal.aborted) return;
        const known = { companyId, at, counts };
        lastCounts.write(known);
        setShown({ known, state: "fresh" });
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
    return () => stop.abort();
  }, [store, companyId, recheckAccess]);

  return useMemo(() => {
    if (!shown.known) return shown;
    const { counts, ...known } = shown.known;
    const { tasks, clients } = uncounted(writes.values(), known.at);
    const own = { tasks: counts.tasks + tasks, clients: counts.clients + clients };
    return { ...shown, known: { ...known, counts: { ...counts, ...own } } };
  }, [shown, writes]);
}
