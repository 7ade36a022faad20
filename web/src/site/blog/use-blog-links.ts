import { type RefObject, useEffect } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { ignoreChunkError } from "../../islands/ignored-chunk-errors.ts";
import { isBlogPage, loadBlogPage } from "./blog-pages.ts";

function blogLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target) return;
  return isBlogPage(link.pathname) ? link : undefined;
}

function wantsAnotherWindow(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Fades from page to page if the browser can and the visitor accepts motion. */
function withFade(change: () => void): void {
  const isUnwanted = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isUnwanted || !("startViewTransition" in document)) change();
  // This rejects when the fade is abandoned for the next one; the page changes anyway.
  else document.startViewTransition(() => flushSync(change)).ready.catch(() => undefined);
}

const intents = ["pointerover", "focusin", "touchstart"] as const;

/** Follows links to the blog, even in a post's text, which isn't React, and fetches on intent. It leaves all others. */
export function useBlogLinks(frame: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();

  useEffect(() => {
    const stop = new AbortController();
    const follow = (event: MouseEvent) => {
      const link = blogLink(event);
      if (!link || wantsAnotherWindow(event)) return;
      event.preventDefault();
      // As the browser does, the same address adds nothing to the history.
      const options = { replace: link.href === location.href };
      withFade(() => void navigate(link.pathname + link.search + link.hash, options));
    };
    const prefetch = (event: Event) => {
      const link = blogLink(event);
      if (link) loadBlogPage(link.pathname).catch(ignoreChunkError);
    };
    frame.current?.addEventListener("click", follow, { signal: stop.signal });
    for (const intent of intents) {
      frame.current?.addEventListener(intent, prefetch, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [frame, navigate]);
}
