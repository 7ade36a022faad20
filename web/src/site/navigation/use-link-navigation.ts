import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { ignoreChunkError } from "../../islands/vanished-chunks.ts";
import { loadPath } from "../page-table.ts";
import { followHistory, leaveFirstPage } from "./first-page.ts";
import { crossFade } from "./page-transition.ts";

/** The link of this site that an event happened in. */
function siteLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
    return;
  return link;
}

function wantsAnotherWindow(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * A link to the page that is there is the browser's affair, because React could change the address
 * only with a page that is hydrated; but to the top of it the browser would load it anew.
 */
function stayOnPage(link: HTMLAnchorElement, event: Event): void {
  if (link.hash !== "" || link.search !== location.search) return;
  event.preventDefault();
  history.replaceState(history.state, "", link.href);
  scrollTo({ top: 0 });
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

const intents = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Follows links inside the app, wherever they stand: in hydrated parts, in sections that stay plain
 * HTML, in the text of a post. The page behind a link is loaded on intent; where it cannot be, the
 * browser follows the link and the worker or the server answers. Listens ahead of React, which stops
 * clicks in parts that it has not hydrated.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const stop = new AbortController();
    let latest = 0;

    const follow = async (event: MouseEvent) => {
      const link = siteLink(event);
      if (!link || wantsAnotherWindow(event)) return;
      if (link.pathname === location.pathname) {
        stayOnPage(link, event);
        return;
      }
      const loading = loadPath(link.pathname);
      if (!loading) return;
      event.preventDefault();
      latest += 1;
      const mine = latest;
      try {
        await loading;
      } catch (error) {
        ignoreChunkError(error);
        location.assign(link.href);
        return;
      }
      if (mine !== latest) return;
      leaveFirstPage();
      crossFade(() => navigate(link.pathname + link.search + link.hash));
    };
    const prefetch = (event: Event) => {
      const link = siteLink(event);
      // A failed prefetch is not a failure yet: following the link tries again.
      if (link) loadPath(link.pathname)?.catch(ignoreChunkError);
    };

    addEventListener("click", follow, { capture: true, signal: stop.signal });
    // Back and forward, as far as the loader in the head lets them through.
    addEventListener("popstate", followHistory, { signal: stop.signal });
    window.followsHistory = true;
    for (const intent of intents) {
      addEventListener(intent, prefetch, { capture: true, passive: true, signal: stop.signal });
    }
    return () => {
      stop.abort();
      window.followsHistory = false;
    };
  }, [navigate]);
}
