import type { SiteFacts } from "#contract/site-facts";
import { hoursText } from "./hours-text.ts";
import type { Content } from "./read-content.ts";
import { cityPages } from "./towns.ts";

/** What the functions are to know of the content. */
export function factsOf({ site, claims, pages }: Content): SiteFacts {
  const replyTime = claims.reply_time?.value;
  return {
    name: site.name,
    phone: site.phone,
    hours: hoursText(site.hours),
    ...(replyTime !== undefined && { reply_time: String(replyTime) }),
    towns: cityPages(pages).map(({ city }) => city.town),
  };
}
