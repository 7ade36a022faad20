import { site } from "virtual:site";
import { useEffect } from "react";
import type { TeamPage } from "../team-pages.ts";

export function teamTitle({ title }: TeamPage): string {
  return `${title} | ${site.shortName}`;
}

/**
 * The HTML shell has the right head; a navigation inside the app changes what people see or copy of it.
 * Not by Helmet: with React 19 it adds its elements beside those of the shell, whose canonical link would
 * stay the first one.
 */
export function usePageHead(page: TeamPage): void {
  useEffect(() => {
    document.title = teamTitle(page);
    const canonical = document.head.querySelector('link[rel="canonical"]');
    canonical?.setAttribute("href", `${site.origin}${page.path}`);
  }, [page]);
}
