import { landing } from "../../src/site/landing.ts";
import type { SiteAddresses } from "./site-addresses.ts";

export interface LinkContext {
  addresses: SiteAddresses;
  /** The names in forms.yaml that `/contact?topic=<name>` may use. */
  topics: readonly string[];
  /** The page that a bare `#anchor` belongs to; without one, bare anchors are refused. */
  ownPath?: string | undefined;
  /** Whether the link is in the navigation, which leads to the top of a page and not to its form. */
  isExact?: boolean;
  /** The paths of posts dated in the future, with their dates. */
  upcoming?: ReadonlyMap<string, string> | undefined;
  /** Paths of pages that are off the site. */
  offSite?: ReadonlySet<string>;
}

/**
 * What is wrong with a link within this site, as sentences. The schema checks mail links, phone links and the full
 * addresses of other sites.
 */
export function linkProblems(
  link: string,
  { addresses, topics, ownPath, isExact = false, upcoming, offSite }: LinkContext,
): string[] {
  if (!link.startsWith("/") && !link.startsWith("#")) return [];
  if (link.startsWith("#") && ownPath === undefined) {
    return [
      `"${link}" works on one page only. Write the page before it, such as "/contact${link}".`,
    ];
  }
  const { pathname, searchParams, hash } = new URL(
    isExact ? link : landing(link),
    `https://site.example${ownPath ?? "/"}`,
  );
  const day = upcoming?.get(pathname);
  if (day !== undefined) {
    return [
      `"${link}" leads to a post that is not on the site before its day, ${day}. Link to it then, or change its date.`,
    ];
  }
  if (offSite?.has(pathname)) {
    // The navigation drops the link automatically.
    if (isExact) return [];
    return [
      `"${link}" leads to ${pathname}, which is off the site. Delete the link, or put the page back on the site.`,
    ];
  }
  const anchors = addresses.get(pathname);
  if (!anchors) {
    return [
      `"${link}" leads to ${pathname}, which does not exist. Use the path of a page or post.`,
    ];
  }
  const problems: string[] = [];
  const anchor = hash.slice(1);
  if (anchor && !anchors.has(anchor)) {
    const existing = [...anchors].map((name) => `#${name}`).join(", ") || "none";
    problems.push(
      `"${link}" leads to the anchor #${anchor}, which is not on ${pathname}. There: ${existing}.`,
    );
  }
  const topic = searchParams.get("topic");
  if (topic !== null && pathname !== "/contact") {
    problems.push(`"${link}" carries a topic, which only /contact understands.`);
  } else if (topic !== null && !topics.includes(topic)) {
    problems.push(
      `"${link}" names the topic "${topic}", which is not in forms.yaml under contact.topics. There: ${topics.join(", ") || "none"}.`,
    );
  } else if (topic !== null && anchor !== "message") {
    problems.push(
      `"${link}" fills in the form, but doesn't lead to it. Write "/contact?topic=${topic}".`,
    );
  }
  return problems;
}
