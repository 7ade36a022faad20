import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { showHeadingFont } from "../../ui/fonts/heading-font.ts";
import { endDrawing } from "../navigation/page-transition.ts";

/**
 * Back and forward inside the app begin at the top too, as every route change does; the browser would
 * restore the place by itself, and late. It stays in charge of reloads and of coming back from other
 * sites.
 */
function useOwnScrollPosition(): void {
  useEffect(() => {
    const stop = new AbortController();
    const ours = () => {
      history.scrollRestoration = "manual";
    };
    const theirs = () => {
      history.scrollRestoration = "auto";
    };
    ours();
    addEventListener("pageshow", ours, { signal: stop.signal });
    addEventListener("pagehide", theirs, { signal: stop.signal });
    return () => {
      stop.abort();
      theirs();
    };
  }, []);
}

/**
 * What the browser does on a page load, done for navigations inside the app: scroll to the top or to
 * the anchor, and move focus to the new page's heading so that a screen reader says where one is.
 * The first load is left to the browser.
 */
export function useArrival(): void {
  const { key, pathname, hash } = useLocation();
  const previous = useRef({ key, pathname });
  useOwnScrollPosition();

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
    showHeadingFont();
    window.scrollTo({ top: 0, behavior: "instant" });
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [key, pathname, hash]);

  // After the one above, so that the new page fades in where it is read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not read, but what there is to end comes with a new one
  useEffect(endDrawing, [key]);
}
