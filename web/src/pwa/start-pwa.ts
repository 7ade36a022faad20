import { Workbox } from "workbox-window";
import { trustedTypes } from "../ui/trusted-types.ts";
import { bringOfflinePageToLife, isOfflinePage } from "./offline-page.ts";
import { mayFetchAhead } from "./saves-data.ts";
import type { UnfinishedWork } from "./update-notice.tsx";
import type { WorkerMessage } from "./worker-message.ts";

const hourMs = 60 * 60 * 1000;
/** Switching back and forth between windows asks at most this often. */
const pauseMs = 60 * 1000;

/** Looks for a new version every hour and whenever the visitor comes back, if there is a network. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  const check = () => {
    const now = Date.now();
    if (!navigator.onLine || document.hidden || now - checkedAt < pauseMs) return;
    checkedAt = now;
    // A check without an answer needs no handling: the next check asks again.
    registration.update().catch(() => undefined);
  };
  setInterval(check, hourMs);
  document.addEventListener("visibilitychange", check);
  addEventListener("focus", check);
}

async function offerUpdate(unfinishedWork: UnfinishedWork): Promise<void> {
  const notice = await import("./update-notice.tsx");
  notice.offerUpdate(unfinishedWork);
}

/** Asks the active worker for the rest of the site, as often as anything may be missing. */
async function keepSite(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "KEEP_SITE" } satisfies WorkerMessage);
}

/** A member keeps the team area (keep-team-area.ts); the public pages come when the member opens the first one. */
export const isTeamArea = document.querySelector("script[data-team]") !== null;

const workerPath = "/sw.js";

const policy = trustedTypes?.createPolicy("service-worker", {
  createScriptURL: (_: string) => workerPath,
});

async function registerWorker(unfinishedWork: UnfinishedWork): Promise<void> {
  const workbox = new Workbox(policy?.createScriptURL(workerPath) ?? workerPath, { scope: "/" });
  // Without the notice, nothing is lost: a waiting version takes over at the next start.
  workbox.addEventListener("waiting", () => offerUpdate(unfinishedWork).catch(() => undefined));
  const registration = await workbox.register();
  if (registration) checkForUpdates(registration);
  if (isTeamArea) return;
  await keepSite();
  addEventListener("online", keepSite);
}

export function startPwa(unfinishedWork: UnfinishedWork): void {
  if (isOfflinePage()) bringOfflinePageToLife();
  if (!("serviceWorker" in navigator) || !mayFetchAhead()) return;
  // If it is refused (private window, policy, no network), the site works without it, and the next page tries again.
  registerWorker(unfinishedWork).catch(() => undefined);
}
