import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useTeamAuth } from "../access/team-auth.ts";
import { keepPage } from "./keep-page.ts";

/** Keeps the page whenever it goes out of sight, which on a phone always happens before it ends. */
export function usePageSnapshot(): void {
  const uid = useTeamAuth().user?.uid;
  // This is the location that is rendered. The browser's own is ahead of it while the next page loads.
  const shown = useLocation();
  useEffect(() => {
    if (uid === undefined) return;
    const stop = new AbortController();
    const keep = () => {
      if (document.hidden) keepPage(uid, shown);
    };
    document.addEventListener("visibilitychange", keep, { signal: stop.signal });
    // Not every browser tells a page that it is hidden before it is closed or left.
    addEventListener("pagehide", () => keepPage(uid, shown), { signal: stop.signal });
    return () => stop.abort();
  }, [uid, shown]);
}
