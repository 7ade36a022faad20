import { type PageEntry, pages } from "virtual:pages";
import { ignoreChunkError } from "../islands/vanished-chunks.ts";
import type { PageModule } from "./page-module.ts";

/** What any unknown address shows; its file becomes 404.html. */
export const notFoundName = "not-found";

/** Where the posts are. */
export const postsPath = "/blog/";

const loads = new Map<string, Promise<PageModule>>();

/** The page at a path, or undefined. A slash at the end does not matter. */
export function findPage(pathname: string): PageEntry | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  return pages.find((page) => page.path === path);
}

/**
 * The code and content of a page: one promise per page, so that React can read it. A failed load is
 * forgotten; that of a post only by `forgetPage`, when the reader has been told (blog/post-boundary.tsx).
 */
export function loadPage(name: string): Promise<PageModule> {
  const known = loads.get(name);
  if (known) return known;
  const entry = pages.find((page) => page.name === name);
  if (!entry) throw new Error(`there is no page "${name}" in web/content`);
  const loading = entry.load();
  loads.set(name, loading);
  loading.catch((error: unknown) => {
    if (entry.path.startsWith(postsPath)) ignoreChunkError(error);
    else loads.delete(name);
  });
  return loading;
}

/** Lets the next `loadPage` try again. */
export function forgetPage(name: string): void {
  loads.delete(name);
}

/**
 * Loads what a path of this site shows; undefined for a path that the app does not know. Nobody has to
 * wait for a post: its route shows a skeleton, and says when there is none (blog/post-route.tsx).
 */
export function loadPath(pathname: string): Promise<unknown> | undefined {
  const entry = findPage(pathname);
  if (!pathname.startsWith(postsPath)) return entry && loadPage(entry.name);
  // Asked for ahead and failed: opening the post tries again.
  if (entry) loadPage(entry.name).catch(() => forgetPage(entry.name));
  return Promise.resolve();
}
