import { PrecacheController, type PrecacheEntry } from "workbox-precaching";
import type { DeviceKey } from "../src/ui/device-keys.ts";
import { hasExpectedType } from "./expected-type.ts";

/** After that, the connection is gone or too bad: the next page continues from here. */
const mostErrors = 3;

const patienceMs = 30_000;

/** Every page is a file: no parameter changes it, and Hosting would remove a slash at the end. */
function pathOf({ pathname }: URL): string {
  return pathname.replace(/(?<=.)\/$/, "");
}

/**
 * Workbox's own precache is all or nothing: one file that fails would leave a device with no worker. Here, each file
 * counts by itself, and the next attempt fetches only what is missing. Workbox keeps the keys and cleans up.
 */
export function backgroundPrecache(
  cacheName: DeviceKey<"caches">,
  entries: readonly PrecacheEntry[],
) {
  const controller = new PrecacheController({ cacheName });
  controller.addToCacheList([...entries]);

  const keep = async (cache: Cache, key: string, { url, revision, integrity }: PrecacheEntry) => {
    const request = new Request(url, {
      integrity,
      // The browser's cache may serve a page that was just read, so it need not travel twice.
      cache: revision ? "no-cache" : "default",
      priority: "low",
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer = await fetch(request);
    if (!hasExpectedType(url, answer)) throw new Error(`${url} is answered with something else`);
    await cache.put(key, answer);
  };

  /** Fetches one file at a time, so that the visitor's own next page hardly notices. */
  const fillUp = async (): Promise<boolean> => {
    const cache = await caches.open(cacheName);
    const storedUrls = new Set((await cache.keys()).map(({ url }) => url));
    let errors = 0;
    for (const entry of entries) {
      const key = controller.getCacheKeyForURL(entry.url);
      if (key === undefined || storedUrls.has(key)) continue;
      try {
        await keep(cache, key, entry);
      } catch {
        errors += 1;
        if (errors === mostErrors) break;
      }
    }
    return errors === 0;
  };

  let filling: Promise<void> | undefined;
  let isAskedAgain = false;
  /** Retries what failed before the network came back. */
  const fillWhileAsked = async () => {
    let complete: boolean;
    do {
      isAskedAgain = false;
      complete = await fillUp();
    } while (isAskedAgain && !complete);
  };
  const fill = () => {
    if (filling) isAskedAgain = true;
    filling ??= fillWhileAsked().finally(() => {
      filling = undefined;
    });
    return filling;
  };

  return {
    /** Leaves what it can't fetch for the next time. */
    fill,
    /** On a device with the previous version, this fills the cache: nothing is missing when the new one takes over. */
    async renew(): Promise<void> {
      if (await caches.has(cacheName)) await fill();
    },
    async cleanUp(event: ExtendableEvent): Promise<void> {
      if (await caches.has(cacheName)) await controller.activate(event);
    },
    isListed: (url: URL): boolean => controller.getCacheKeyForURL(pathOf(url)) !== undefined,
    async match(url: URL): Promise<Response | undefined> {
      const key = controller.getCacheKeyForURL(pathOf(url));
      return key === undefined ? undefined : caches.match(key, { cacheName });
    },
  };
}
