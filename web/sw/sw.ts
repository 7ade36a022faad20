import { clientsClaim } from "workbox-core";
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  type PrecacheRouteOptions,
  precacheAndRoute,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { outboxTag, sendWaiting, stillToSend } from "../src/pwa/outbox/send-waiting.ts";
import { cachingPolicy, offlinePath, ruleFor } from "./caching-policy.ts";
import { onlyFitting, ruleStrategy } from "./rule-strategy.ts";
import { smallerPicture } from "./smaller-picture.ts";
import { keepTeamArea } from "./team-area.ts";

/** The build marks what belongs to the team area (web/build/pwa/pwa-plugins.ts). */
interface MarkedEntry extends PrecacheEntry {
  team?: true;
}

/**
 * The service worker. What it keeps is said in caching-policy.ts and in
 * web/build/pwa/precache-policy.ts; Workbox does the work. In an emergency a release with
 * `selfDestroying: true` in web/build/pwa/pwa-plugins.ts removes it from every device (traps.md T16).
 */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: MarkedEntry[] };

const entries: MarkedEntry[] = self.__WB_MANIFEST;
const precached = entries.filter(({ team }) => !team);
const teamEntries = entries.filter(({ team }) => team);

/** Every page is a file: no parameter changes it. Addresses are exact (traps.md T13) ... */
const addresses: PrecacheRouteOptions = {
  ignoreURLParametersMatching: [/^/],
  cleanURLs: false,
  directoryIndex: "",
  // ... but for a slash at the end, which Hosting would take away.
  urlManipulation: ({ url }) => [new URL(url.pathname.replace(/(?<=.)\/$/, ""), url)],
};

addPlugins([onlyFitting]);
precacheAndRoute(precached, addresses);
cleanupOutdatedCaches();

/** What is shown where neither network nor cache has an answer. */
async function fallback(request: Request): Promise<Response | undefined> {
  if (request.mode === "navigate") return matchPrecache(offlinePath);
  const small = smallerPicture(
    new URL(request.url).pathname,
    precached.map(({ url }) => url),
  );
  return small === undefined ? undefined : matchPrecache(small);
}

const teamArea = keepTeamArea(teamEntries, addresses, fallback);

for (const rule of cachingPolicy) {
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && ruleFor({ url, request }) === rule,
    ruleStrategy(rule, fallback),
  );
}

// The first visit counts: its pages are served from here without a reload.
clientsClaim();

self.addEventListener("install", (event) => event.waitUntil(teamArea.update(event)));

self.addEventListener("activate", (event) => {
  event.waitUntil(teamArea.cleanUp(event));
  const outdated = cachingPolicy.filter(({ untilUpdate }) => untilUpdate);
  event.waitUntil(Promise.all(outdated.map(({ name }) => caches.delete(name))));
});

// A new version waits until the visitor says so in the notice (web/src/pwa/update-notice.tsx), or
// until no page of the old one is open.
self.addEventListener("message", (event) => {
  if (event.data?.type === "SKIP_WAITING") self.skipWaiting();
  // A member has signed in (web/src/pwa/keep-team-area.ts).
  if (event.data?.type === "KEEP_TEAM_AREA") event.waitUntil(teamArea.keep(event));
});

/** Background Sync, which TypeScript does not know: only Chromium has it (traps.md T19). */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

function isSyncEvent(event: Event): event is SyncEvent {
  return event instanceof ExtendableEvent && "tag" in event;
}

/** @throws Error while something still waits: the browser then wakes the worker again later. */
async function sendInBackground(): Promise<void> {
  await sendWaiting();
  const left = await stillToSend();
  if (left.length > 0) throw new Error(`${left.length} forms could not be sent yet`);
}

// Forms that were sent without a network, when no page is open any more (web/src/pwa/outbox).
self.addEventListener("sync", (event: Event) => {
  if (isSyncEvent(event) && event.tag === outboxTag) event.waitUntil(sendInBackground());
});
