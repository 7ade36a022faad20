import type { WorkboxPlugin } from "workbox-core";
import {
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
  type PrecacheRouteOptions,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { onlyFitting } from "./rule-strategy.ts";

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
  const controller = new PrecacheController({ cacheName, plugins: [onlyFitting, atFailure] });
  controller.addToCacheList(entries);
  registerRoute(new PrecacheRoute(controller, addresses));

  return {
    keep: (event: ExtendableEvent): Promise<unknown> => controller.install(event),
    async update(event: ExtendableEvent): Promise<void> {
      if (await caches.has(cacheName)) await controller.install(event);
    },
    async cleanUp(event: ExtendableEvent): Promise<void> {
      if (await caches.has(cacheName)) await controller.activate(event);
    },
  };
}
