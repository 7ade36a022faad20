import type { NamedPage } from "../read-content.ts";

/** Spec section 2: the routes that are not a file in web/content/pages. */
const builtInPaths = [
  "/blog",
  "/auth",
  "/dashboard",
  "/company-leads",
  "/client-directory",
  "/client-tasks",
];

/** Each path that a link may lead to, with the anchors that are on it. */
export type SiteAddresses = ReadonlyMap<string, ReadonlySet<string>>;

type AddressedPage = Pick<NamedPage, "path"> & { sections: { id?: string | undefined }[] };

/** The addresses of the site: its pages with their sections' ids, its articles, and the built-in ones. */
export function siteAddresses(pages: AddressedPage[], postSlugs: string[]): SiteAddresses {
  const addresses = new Map<string, ReadonlySet<string>>();
  for (const path of builtInPaths) addresses.set(path, new Set());
  for (const slug of postSlugs) addresses.set(`/blog/${slug}`, new Set());
  for (const { path, sections } of pages) {
    addresses.set(path, new Set(sections.flatMap(({ id }) => (id ? [id] : []))));
  }
  return addresses;
}
