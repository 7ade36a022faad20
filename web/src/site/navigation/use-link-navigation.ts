import { useEffect } from "react";
import { useNavigate } from "react-router";
import { forgiveFailedLoad } from "../../pwa/vanished-chunks.ts";
import { loadPath } from "../page-table.ts";
import { leaveFirstPage } from "./first-page.ts";

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

/** Whether a link leads to a place on the page that is there; the browser does that best. */
function staysOnPage(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.search === location.search && link.hash !== "";
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
      if (!link || wantsAnotherWindow(event) || staysOnPage(link)) return;
      const loading = loadPath(link.pathname);
      if (!loading) return;
      event.preventDefault();
      latest += 1;
      const mine = latest;
      try {
        await loading;
      } catch {
        location.assign(link.href);
        return;
      }
      if (mine !== latest) return;
      leaveFirstPage();
      navigate(link.pathname + link.search + link.hash);
    };
    const prefetch = (event: Event) => {
      const link = siteLink(event);
      // A failed prefetch is not a failure yet: following the link tries again.
      if (link) loadPath(link.pathname)?.catch(forgiveFailedLoad);
    };

    addEventListener("click", follow, { capture: true, signal: stop.signal });
    for (const intent of intents) {
      addEventListener(intent, prefetch, { capture: true, passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [navigate]);
}
