import { campaigns, type NumberSource } from "#contract/number-words";

const searchEngine =
  /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|brave|qwant|startpage|baidu|yandex)\./;

const socialSite =
  /(^|\.)(facebook\.com|instagram\.com|linkedin\.com|lnkd\.in|nextdoor\.com|pinterest\.com|reddit\.com|threads\.net|tiktok\.com|t\.co|x\.com|youtube\.com)$/;

/** Where a visitor comes from, in one word of a short list: no address leaves the device. */
export function sourceOf(referrer: string, { host, search }: URL | Location): NumberSource {
  const from = URL.canParse(referrer) ? new URL(referrer).host : "";
  if (from === host) return "site";
  const marked = new URLSearchParams(search).get("utm_source")?.toLowerCase();
  const campaign = campaigns.find((one) => one === marked);
  if (campaign) return campaign;
  if (from === "") return "direct";
  if (searchEngine.test(from)) return "search";
  return socialSite.test(from) ? "social" : "other";
}
