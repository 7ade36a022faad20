import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { ownMark } from "./use-post-filter.ts";

/** Begins a page at its top, or at what its address names; Back returns to where a page was left. */
export function useScrollPosition(): void {
  const { key, pathname, hash, state } = useLocation();
  // What the browser itself adds, for the skip link, has the same key as the first page.
  const place = key + pathname + hash;
  const isBack = useNavigationType() === "POP";
  const positions = useRef(new Map<string, number>());
  const shown = useRef(place);
  const shownPath = useRef(pathname);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const keep = () => positions.current.set(shown.current, scrollY);
    // Between two documents, the browser does this itself.
    const leaveToBrowser = () => {
      history.scrollRestoration = "auto";
    };
    const takeOver = () => {
      history.scrollRestoration = "manual";
    };
    keep();
    takeOver();
    addEventListener("scroll", keep, { passive: true, signal });
    addEventListener("pagehide", leaveToBrowser, { signal });
    addEventListener("pageshow", takeOver, { signal });
    return () => {
      stop.abort();
      leaveToBrowser();
    };
  }, []);

  // This runs before the paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new place in the history counts
  useLayoutEffect(() => {
    if (shown.current === place) return;
    const isSamePage = shownPath.current === pathname;
    shown.current = place;
    shownPath.current = pathname;
    const target = document.getElementById(hash.slice(1));
    const left = positions.current.get(place) ?? 0;
    if (target && (isSamePage || !isBack)) {
      target.scrollIntoView();
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    // This waits until the list has its filter again.
    else if (isBack) queueMicrotask(() => scrollTo(0, left));
    else if (state !== ownMark) scrollTo(0, 0);
  }, [place]);
}
