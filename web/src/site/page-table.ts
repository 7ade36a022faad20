import { type PageEntry, pages } from "virtual:pages";
import { forgiveFailedLoad } from "../pwa/vanished-chunks.ts";
import type { PageModule } from "./page-module.ts";

/** What any unknown address shows; its file becomes 404.html. */
export const notFoundName = "not-found";

const loads = new Map<string, Promise<PageModule>>();

/** The page at a path, or undefined. A slash at the end does not matter. */
export function findPage(pathname: string): PageEntry | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  return pages.find((page) => page.path === path);
}

/** The code and content of a page: one promise per page, so that React can read it; a failed load is forgotten. */
export function loadPage(name: string): Promise<PageModule> {
  const known = loads.get(name);
  if (known) return known;
  const entry = pages.find((page) => page.name === name);
  if (!entry) throw new Error(`there is no page "${name}" in web/content/pages`);
  const loading = entry.load();
  loads.set(name, loading);
  loading.catch(() => loads.delete(name));
  return loading;
}

/** Starts loading the page behind a link, so that it is there when the link is followed. */
export function prefetchPage(target: string): void {
  const [pathname = ""] = target.split(/[?#]/, 1);
  const entry = findPage(pathname);
  // A failed prefetch is not a failure yet: following the link tries again and reports.
  if (entry) loadPage(entry.name).catch(forgiveFailedLoad);
}
