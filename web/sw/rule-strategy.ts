import type { WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst, type Strategy } from "workbox-strategies";
import { type CachingRule, pageTimeoutSeconds } from "./caching-policy.ts";
import { hasExpectedType } from "./expected-type.ts";

const daySeconds = 24 * 60 * 60;

export const onlyExpectedTypes: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    hasExpectedType(new URL(request.url).pathname, response) ? response : null,
};

/** Every page is a file: what follows the path (campaign, source, topic) doesn't change it. */
const pathAsKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

/** `fallback` responds if neither the network nor the cache can. */
export function ruleStrategy(
  { name, strategy, maxEntries, maxAgeDays }: CachingRule,
  fallback: (request: Request) => Promise<Response | undefined>,
): Strategy {
  const options = {
    cacheName: name,
    plugins: [
      pathAsKey,
      onlyExpectedTypes,
      new ExpirationPlugin({
        maxEntries,
        maxAgeSeconds: maxAgeDays * daySeconds,
        purgeOnQuotaError: true,
      }),
      { handlerDidError: async ({ request }) => fallback(request) } satisfies WorkboxPlugin,
    ],
  };
  return strategy === "cache-first"
    ? new CacheFirst(options)
    : new NetworkFirst({ ...options, networkTimeoutSeconds: pageTimeoutSeconds });
}
