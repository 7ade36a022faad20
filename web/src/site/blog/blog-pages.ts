import { loaders } from "virtual:blog-pages";
import type { PageModule } from "../page-module.ts";

/** Tells whether this release has a page of the blog at a path. A newer one on the server may have more. */
export function isBlogPage(path: string): boolean {
  return Object.hasOwn(loaders, path);
}

const loaded = new Map<string, PageModule>();

/** Returns a page that has been fetched already, at once, so that Back finds a page of its full height to scroll in. */
export function loadedBlogPage(path: string): PageModule | undefined {
  return loaded.get(path);
}

export async function loadBlogPage(path: string): Promise<PageModule> {
  const load = loaders[path];
  if (!load) throw new Error(`there is no page of the blog at ${path}`);
  const page = await load();
  loaded.set(path, page);
  return page;
}
