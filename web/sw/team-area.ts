import type { WorkboxPlugin } from "workbox-core";
import {
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
  type PrecacheRouteOptions,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { isFittingAnswer } from "./fitting-type.ts";

/** Signing out deletes caches with the start `team-` (web/src/team/access/wipe-device.ts). */
const cacheName = "team-area";

/**
 * A second precache, for devices on which a member is signed in: it is filled when the page says so, and
 * from then on renewed with each version, so that shells and scripts always belong together. On all
 * other devices the team area comes from the network and nothing of it is kept.
 */
export function keepTeamArea(
  entries: PrecacheEntry[],
  addresses: PrecacheRouteOptions,
  fallback: (request: Request) => Promise<Response | undefined>,
) {
  const atFailure: WorkboxPlugin = {
    handlerDidError: async ({ request }) => fallback(request),
  };
  const controller = new PrecacheController({ cacheName, plugins: [atFailure] });
  controller.addToCacheList(entries);
  registerRoute(new PrecacheRoute(controller, addresses));

  /**
   * Not the controller's own `install`, which stores nothing at any event but the worker's installation,
   * and then all anew for each version.
   */
  async function fill(): Promise<void> {
    const cache = await caches.open(cacheName);
    const fetchOne = async ([address, key]: [string, string]) => {
      if (await cache.match(key)) return;
      const answer = await fetch(address);
      if (!isFittingAnswer(new URL(address).pathname, answer)) {
        throw new Error(`${address} answers ${answer.status}`);
      }
      await cache.put(key, answer);
    };
    await Promise.all([...controller.getURLsToCacheKeys()].map(fetchOne));
  }

  return {
    keep: fill,
    async update(): Promise<void> {
      if (await caches.has(cacheName)) await fill();
    },
    async cleanUp(event: ExtendableEvent): Promise<void> {
      if (await caches.has(cacheName)) await controller.activate(event);
    },
  };
}
