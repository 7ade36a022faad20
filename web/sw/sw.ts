import { clientsClaim } from "workbox-core";
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
} from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import { outboxTag, sendWaiting, stillToSend } from "../src/forms/outbox/send-form.ts";
import { offlinePath } from "../src/pwa/offline-page.ts";
import { savesData } from "../src/pwa/saves-data.ts";
import type { WorkerMessage } from "../src/pwa/worker-message.ts";
import { backgroundPrecache } from "./background-precache.ts";
import { cachingPolicy, ruleFor } from "./caching-policy.ts";
import { messageOf, openNotice, showNotice } from "./notices.ts";
import type { PrecacheEntry } from "./precache-entry.ts";
import { onlyExpectedTypes, ruleStrategy } from "./rule-strategy.ts";
import { smallerPicture } from "./smaller-picture.ts";

/**
 * caching-policy.ts and web/publish/pwa/precache-policy.ts say what is kept. In an emergency, a release with
 * `selfDestroying: true` in web/publish/pwa/pwa-plugins.ts removes the worker from every device.
 */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const entries: PrecacheEntry[] = self.__WB_MANIFEST;
const entriesOf = (part: PrecacheEntry["part"]) => entries.filter((entry) => entry.part === part);

addPlugins([onlyExpectedTypes]);
precacheAndRoute(entriesOf(undefined), {
  // Every page is a file: no parameter changes it. Addresses are exact ...
  ignoreURLParametersMatching: [/^/],
  cleanURLs: false,
  directoryIndex: "",
  // ... except for a slash at the end, which Hosting would remove.
  urlManipulation: ({ url }) => [new URL(url.pathname.replace(/(?<=.)\/$/, ""), url)],
});
cleanupOutdatedCaches();

/** Workbox fills its own cache only at install; a device that has emptied it gets it back with the next page. */
const essential = backgroundPrecache(
  `workbox-precache-v2-${self.registration.scope}`,
  entriesOf(undefined),
);
const background = backgroundPrecache("background", entriesOf("background"));
/** Signing out deletes caches whose names start with `team-` (web/src/team/store/wipe-device.ts). */
const teamArea = backgroundPrecache("team-area", entriesOf("team"));

function lastWords(): Response {
  const words = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>You're offline</title><h1>You're offline</h1><p>This page isn't on your device. Try again when you're online.</p></html>`;
  return new Response(words, { status: 503, headers: { "Content-Type": "text/html" } });
}

async function fallback(request: Request): Promise<Response | undefined> {
  if (request.mode === "navigate") return (await matchPrecache(offlinePath)) ?? lastWords();
  const small = smallerPicture(
    new URL(request.url).pathname,
    entries.map(({ url }) => url),
  );
  if (small === undefined) return;
  return (await background.match(new URL(small, location.href))) ?? matchPrecache(small);
}

// Only members' devices keep the team area.
const network = new NetworkOnly({
  plugins: [{ handlerDidError: async ({ request }) => fallback(request) }],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && teamArea.isListed(url),
  async ({ url, request, event }) =>
    (await teamArea.match(url)) ?? network.handle({ request, event }),
);

for (const rule of cachingPolicy) {
  const strategy = ruleStrategy(rule, fallback);
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && ruleFor({ url, request }) === rule,
    async ({ url, request, event }) =>
      (await background.match(url)) ?? strategy.handle({ request, event }),
  );
}

// This covers what Workbox's own cache had and has lost.
setCatchHandler(async ({ request }) => (await fallback(request)) ?? Response.error());

// The first visit counts: its pages are served from here without a reload.
clientsClaim();

/** A new version brings along what this device has of the previous one. */
async function renew(): Promise<void> {
  if (savesData()) return;
  await background.renew();
  await teamArea.renew();
}

self.addEventListener("install", (event) => event.waitUntil(renew()));

self.addEventListener("activate", (event) => {
  event.waitUntil(background.cleanUp(event));
  event.waitUntil(teamArea.cleanUp(event));
  const outdated = cachingPolicy.filter(({ untilUpdate }) => untilUpdate);
  event.waitUntil(Promise.all(outdated.map(({ name }) => caches.delete(name))));
});

const actions: Record<WorkerMessage["type"], () => Promise<void>> = {
  // This happens only when the visitor says so (web/src/pwa/update-notice.tsx), or no page of the old version is open.
  SKIP_WAITING: () => self.skipWaiting(),
  KEEP_SITE: async () => {
    await essential.fill();
    await background.fill();
  },
  KEEP_TEAM_AREA: teamArea.fill,
};

function isMessageType(type: unknown): type is WorkerMessage["type"] {
  return typeof type === "string" && type in actions;
}

self.addEventListener("message", (event) => {
  const type: unknown = event.data?.type;
  if (isMessageType(type)) event.waitUntil(actions[type]());
});

self.addEventListener("push", (event) => {
  event.waitUntil(showNotice(self.registration, messageOf(event.data)));
});

self.addEventListener("notificationclick", (event) => {
  event.waitUntil(openNotice(self.clients, event));
});

/** TypeScript doesn't know Background Sync, because only Chromium has it. */
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

self.addEventListener("sync", (event: Event) => {
  if (isSyncEvent(event) && event.tag === outboxTag) event.waitUntil(sendInBackground());
});
