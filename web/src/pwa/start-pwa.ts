/**
 * The second entry of the client, beside entry-client.tsx and without any part of it: the loader in
 * the head imports it when the page has loaded and is idle (web/publish/prerender/loader.js).
 */
import { Workbox } from "workbox-window";
import { isOutboxThere } from "../forms/outbox/outbox-database.ts";
import { fetchHeadingFont } from "../ui/fonts/heading-font.ts";
import { bringOfflinePageToLife, isOfflinePage } from "./offline-page.ts";
import { savesData } from "./saves-data.ts";
import { checkForUpdates } from "./update-check.ts";
import type { WorkerMessage } from "./worker-message.ts";

/**
 * What is fetched ahead nobody has asked for: a visitor who saves data gets it only with the installed
 * app.
 */
function sparesData(): boolean {
  return savesData() && !matchMedia("(display-mode: standalone)").matches;
}

async function offerUpdate(): Promise<void> {
  const notice = await import("./update-notice.tsx");
  notice.offerUpdate();
}

/** Asks the worker that is at work for the rest of the site; as often as anything may be missing. */
async function keepSite(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "KEEP_SITE" } satisfies WorkerMessage);
}

/** A member keeps the team area (keep-team-area.ts); the public pages come with the first that is opened. */
const isTeamArea = document.querySelector("script[data-team]") !== null;

/** Registers the service worker, offers each new version, and has the rest of the site fetched ahead. */
async function registerWorker(): Promise<void> {
  const workbox = new Workbox("/sw.js", { scope: "/" });
  // Without the notice nothing is lost: a version that waits takes over at the next start.
  workbox.addEventListener("waiting", () => offerUpdate().catch(() => undefined));
  const registration = await workbox.register();
  if (registration) checkForUpdates(registration);
  if (isTeamArea) return;
  await keepSite();
  addEventListener("online", keepSite);
}

/** Opens the outbox where something lies in it: a form that could not be sent on an earlier page. */
async function lookIntoOutbox(): Promise<void> {
  if (!(await isOutboxThere())) return;
  const { runOutbox } = await import("../forms/outbox/run-outbox.ts");
  await runOutbox();
}

// Storage refused: then nothing was kept. A script that is out of reach: the next page asks again.
lookIntoOutbox().catch(() => undefined);
// Out of reach, or storage refused: the headings stand in the system's font.
if (!sparesData()) fetchHeadingFont().catch(() => undefined);
if (isOfflinePage()) bringOfflinePageToLife();
if ("serviceWorker" in navigator && !sparesData()) {
  // Refused (private window, policy, no network just now): the site works without, and tries again
  // on the next page.
  registerWorker().catch(() => undefined);
}
