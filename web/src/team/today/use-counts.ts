import { useEffect, useState } from "react";
import { useMember } from "../access/team-auth.ts";
import { countCompany } from "../store/company-counts.ts";
import { isRefused } from "../store/error-code.ts";
import { lastCounts, type StoredCounts } from "./last-counts.ts";

interface ShownCounts {
  known: StoredCounts | undefined;
  /** `failed`: what is known, if anything, is of an earlier time. */
  state: "asking" | "fresh" | "failed";
}

export function useCounts(): ShownCounts {
  const { store, companyId, recheckAccess } = useMember();
  const [shown, setShown] = useState<ShownCounts>(() => {
    const last = lastCounts.read();
    return { known: last?.companyId === companyId ? last : undefined, state: "asking" };
  });

  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      try {
        const counts = await countCompany(store, companyId);
        if (stop.signal.aborted) return;
        const known = { companyId, at: Date.now(), counts };
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

  return shown;
}
