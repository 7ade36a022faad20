import type { DeviceKey } from "../src/ui/device-keys.ts";

interface PolicyRequest {
  url: Pick<URL, "pathname">;
  request: Pick<Request, "mode" | "destination">;
}

export interface CachingRule {
  name: DeviceKey<"caches">;
  applies: (request: PolicyRequest) => boolean;
  /** `cache-first` is for what never changes under its address. */
  strategy: "network-first" | "cache-first";
  maxEntries: number;
  maxAgeDays: number;
  /** The cache is emptied when a new version takes over. */
  untilUpdate?: boolean;
}

/** After this time, the page seen earlier is shown. */
export const pageTimeoutSeconds = 3;

/** Matches functions, and the addresses that Hosting reserves. */
const neverTouched = /^\/(?:api|__)(?:\/|$)/;

/** Adds to the precache (web/publish/pwa/precache-policy.ts). The first rule that applies counts, else the network. */
export const cachingPolicy: readonly CachingRule[] = [
  {
    name: "pages",
    applies: ({ request }) => request.mode === "navigate",
    strategy: "network-first",
    maxEntries: 60,
    maxAgeDays: 30,
    // A page of the previous version needs its stylesheet and scripts, which the update removes.
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

export function ruleFor(request: PolicyRequest): CachingRule | undefined {
  if (neverTouched.test(request.url.pathname)) return;
  return cachingPolicy.find(({ applies }) => applies(request));
}
