import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * What the browser does on a page load, done for navigations inside the app: scroll to the top (spec
 * section 2) or to the anchor, and move focus to the new page's heading so that a screen reader
 * says where one is. The first load is left to the browser.
 */
export function useArrival(): void {
  const { key, pathname, hash } = useLocation();
  const previous = useRef({ key, pathname });

  useEffect(() => {
    const from = previous.current;
    if (from.key === key) return;
    previous.current = { key, pathname };
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (anchor) {
      anchor.scrollIntoView();
      return;
    }
    if (from.pathname === pathname) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [key, pathname, hash]);
}
