import { site } from "virtual:site";
import { useEffect } from "react";
import type { TeamPage } from "../team-pages.ts";

/** The document's title of a page of the team area. */
export function teamTitle({ title }: TeamPage): string {
  return `${title} | ${site.shortName}`;
}

/**
 * Lets the head follow the page: each address has its own in its HTML shell, of which a navigation inside
 * the app changes what people see or copy.
 */
export function usePageHead(page: TeamPage): void {
  useEffect(() => {
    document.title = teamTitle(page);
    const canonical = document.head.querySelector('link[rel="canonical"]');
    canonical?.setAttribute("href", `${site.origin}${page.path}`);
  }, [page]);
}
