/** What the policy looks at: a request of this site, its address parsed. */
export interface PolicyRequest {
  url: Pick<URL, "pathname">;
  request: Pick<Request, "mode" | "destination">;
}

export interface CachingRule {
  /** Name of the cache, as the browser's tools show it. */
  name: string;
  applies: (request: PolicyRequest) => boolean;
  /**
   * `network-first`: fresh where there is a network; what was seen before where there is none.
   * `cache-first`: for what never changes under its address.
   */
  strategy: "network-first" | "cache-first";
  maxEntries: number;
  maxAgeDays: number;
  /** Emptied when a new version takes over. */
  untilUpdate?: boolean;
}

/** How long a page may take before the one seen earlier is shown. */
export const pageTimeoutSeconds = 3;

/** Shown for a page that is neither reachable nor on the device. */
export const offlinePath = "/offline";

/** Functions, and the addresses that Firebase Hosting reserves: always the network's. */
const neverTouched = /^\/(?:api|__)(?:\/|$)/;

/**
 * What is kept besides the precache (web/publish/pwa/precache-policy.ts). The first rule that applies
 * counts; a request without a rule goes to the network as if there were no worker. Other origins never
 * come here. One line more is all that a new kind of page or file needs.
 */
export const cachingPolicy: readonly CachingRule[] = [
  {
    name: "pages",
    applies: ({ request }) => request.mode === "navigate",
    strategy: "network-first",
    maxEntries: 60,
    maxAgeDays: 30,
    // A page of the version before needs its stylesheet and scripts, which the update removes.
    untilUpdate: true,
  },
  {
    name: "pictures",
    applies: ({ request }) => request.destination === "image",
    strategy: "cache-first",
    maxEntries: 60,
    maxAgeDays: 60,
  },
  {
    name: "parts",
    applies: ({ url }) => url.pathname.startsWith("/assets/"),
    strategy: "cache-first",
    maxEntries: 120,
    maxAgeDays: 60,
  },
];

/** The rule for a request of this site, or undefined where the worker keeps out of the way. */
export function ruleFor(request: PolicyRequest): CachingRule | undefined {
  if (neverTouched.test(request.url.pathname)) return;
  return cachingPolicy.find(({ applies }) => applies(request));
}
