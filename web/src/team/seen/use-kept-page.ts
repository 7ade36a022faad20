import { useEffect } from "react";
import { useTeamAuth } from "../access/team-auth.ts";
import { keepPage } from "./keep-page.ts";

/** Keeps the page whenever it goes out of sight, which on a phone comes before every end. */
export function useKeptPage(): void {
  const uid = useTeamAuth().user?.uid;
  useEffect(() => {
    if (uid === undefined) return;
    const stop = new AbortController();
    const keep = () => {
      if (document.hidden) keepPage(uid);
    };
    document.addEventListener("visibilitychange", keep, { signal: stop.signal });
    // Not every browser tells a closed or left page before that it is hidden.
    addEventListener("pagehide", () => keepPage(uid), { signal: stop.signal });
    return () => stop.abort();
  }, [uid]);
}
