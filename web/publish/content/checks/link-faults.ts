import type { SiteAddresses } from "./site-addresses.ts";

export interface LinkContext {
  addresses: SiteAddresses;
  /** The names in forms.yaml that `/contact?matter=<name>` may use. */
  matters: readonly string[];
  /** The page that a bare `#anchor` belongs to; without one, bare anchors are refused. */
  ownPath?: string | undefined;
}

/**
 * What is wrong with a link of this site, as sentences. Full addresses of other sites, mail and
 * phone links are the schema's business.
 */
export function linkFaults(link: string, { addresses, matters, ownPath }: LinkContext): string[] {
  if (!link.startsWith("/") && !link.startsWith("#")) return [];
  if (link.startsWith("#") && ownPath === undefined) {
    return [
      `"${link}" works on one page only. Write the page before it, such as "/contact${link}".`,
    ];
  }
  const { pathname, searchParams, hash } = new URL(link, `https://site.example${ownPath ?? "/"}`);
  const anchors = addresses.get(pathname);
  if (!anchors) {
    return [
      `"${link}" leads to ${pathname}, which does not exist. Use the path of a page or post.`,
    ];
  }
  const faults: string[] = [];
  const anchor = hash.slice(1);
  if (anchor && !anchors.has(anchor)) {
    const known = [...anchors].map((name) => `#${name}`).join(", ") || "none";
    faults.push(
      `"${link}" leads to the anchor #${anchor}, which is not on ${pathname}. There: ${known}.`,
    );
  }
  const matter = searchParams.get("matter");
  if (matter !== null && pathname !== "/contact") {
    faults.push(`"${link}" carries a matter, which only /contact understands.`);
  } else if (matter !== null && !matters.includes(matter)) {
    faults.push(
      `"${link}" names the matter "${matter}", which is not in forms.yaml under contact.matters. There: ${matters.join(", ") || "none"}.`,
    );
  }
  return faults;
}
