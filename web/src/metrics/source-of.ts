import { campaigns } from "#contract/beacon-words";
import type { VisitSource } from "#contract/metric-kinds";

const searchEngine = /(^|\.)(google|bing|duckduckgo|yahoo)\./;

const socialSite = /(^|\.)((facebook|instagram|linkedin|nextdoor|youtube)\.com|t\.co)$/;

/** Says where a visitor comes from, in one word of a short list: no address leaves the device. */
export function sourceOf(referrer: string, { host, search }: URL | Location): VisitSource {
  const [, , from] = referrer.split("/");
  if (from === host) return "site";
  const campaign = campaigns.find((name) => search.includes(`utm_source=${name}`));
  if (campaign) return campaign;
  if (!from) return "direct";
  if (searchEngine.test(from)) return "search";
  return socialSite.test(from) ? "social" : "other";
}
