import { storedTexts } from "../ui/device-storage.ts";

/** Where this visit has been loaded again, and with which version. */
const reloads = storedTexts("sessionStorage", "reloaded-for");

const ignored = new WeakSet<object>();

/** For the `catch` of a load that nobody waits for yet, such as a prefetch: no reason to reload. */
export function ignoreChunkError(error: unknown): void {
  if (typeof error === "object" && error !== null) ignored.add(error);
}

/** Notes the first reload of this address with this version; false for any further one. */
function isFirstReload(): boolean {
  const program = document.querySelector<HTMLElement>("[data-scripts], script[data-team]");
  const version = program?.dataset.scripts ?? program?.getAttribute("src");
  const reload = `${location.pathname} ${version}`;
  const earlier = reloads.read() ?? [];
  // Where it cannot be noted, one reload could become a loop.
  return !earlier.includes(reload) && reloads.write([...earlier, reload]);
}

/**
 * After a release parts are gone, and offline not on the device: loading the page again brings what there is.
 * Once per address and version, so never in a loop.
 */
export function reloadOnVanishedChunks(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    // Whoever ignores it says so right after this event.
    setTimeout(() => {
      const canAnswer = navigator.onLine || navigator.serviceWorker?.controller;
      if (canAnswer && !ignored.has(payload) && isFirstReload()) location.reload();
    });
  });
}
