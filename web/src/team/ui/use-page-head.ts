import { site } from "virtual:site";
import { useEffect } from "react";
import type { TeamPage } from "../team-pages.ts";

export function teamTitle({ title }: TeamPage): string {
  return `${title} | ${site.shortName}`;
}

/** Helmet would add to the elements of the HTML shell with React 19, whose canonical link would stay first. */
export function usePageHead(page: TeamPage): void {
  useEffect(() => {
    document.title = teamTitle(page);
    const canonical = document.head.querySelector('link[rel="canonical"]');
    canonical?.setAttribute("href", `${site.origin}${page.path}`);
  }, [page]);
}
