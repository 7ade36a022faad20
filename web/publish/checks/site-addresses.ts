import { teamPages } from "../../src/team/team-pages.ts";
import type { Content } from "../content/content.ts";

/** The routes that are not a file in web/content. */
export const builtInPaths = ["/blog", ...teamPages.map(({ path }) => path)];

/** Anchors that a script acts on; the page has no place for them (web/src/pwa/offline-page.ts). */
const scriptedAnchors: Record<string, string[]> = { "/offline": ["try-again"] };

/** Each path that a link may lead to, with the anchors that are on it. */
export type SiteAddresses = ReadonlyMap<string, ReadonlySet<string>>;

interface AddressedContent {
  pages: (Pick<Content["pages"][number], "path"> & { sections: { id?: string | undefined }[] })[];
  posts: Pick<Content["posts"][number], "path" | "html">[];
}

/** The addresses of the site: pages with the ids of their sections, articles with their headings, and the built-in ones. */
export function siteAddresses({ pages, posts }: AddressedContent): SiteAddresses {
  const addresses = new Map<string, ReadonlySet<string>>();
  for (const path of builtInPaths) addresses.set(path, new Set());
  for (const { path, html } of posts) {
    addresses.set(path, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)));
  }
  for (const { path, sections } of pages) {
    const ids = sections.flatMap(({ id }) => (id ? [id] : []));
    addresses.set(path, new Set([...ids, ...(scriptedAnchors[path] ?? [])]));
  }
  return addresses;
}
