import { useEffect, useState } from "react";
import { useMember } from "../access/use-member.ts";
import { countCompany } from "../firebase/company-counts.ts";
import { isRefused } from "../firebase/error-code.ts";
import { useTeamStore } from "../firebase/reactfire.tsx";
import { showNewLeads } from "../install/app-badge.ts";
import { type KeptCounts, lastCounts } from "./kept-counts.ts";

export interface ShownCounts {
  known: KeptCounts | undefined;
  /** `fresh`: from the server, just now. `failed`: what is known, if anything, is of an earlier time. */
  state: "asking" | "fresh" | "failed";
}

/** The numbers on the dashboard: asked for at the start, and whenever the person or the network comes back. */
export function useCounts(): ShownCounts {
  const store = useTeamStore();
  const { companyId, recheckAccess } = useMember();
  const [shown, setShown] = useState<ShownCounts>(() => ({
    known: lastCounts.read(companyId),
    state: "asking",
  }));

  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      try {
        const counts = await countCompany(store, companyId);
        if (stop.signal.aborted) return;
        const known = { companyId, at: Date.now(), counts };
        lastCounts.write(known);
        setShown({ known, state: "fresh" });
        await showNewLeads(counts.newLeads);
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
