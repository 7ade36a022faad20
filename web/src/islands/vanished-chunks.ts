import { storedTexts } from "../ui/device-storage.ts";

/** Where this visit has been loaded again, and with which version. */
const reloads = storedTexts("sessionStorage", "reloaded-for");

const patienceMs = 10_000;

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

/** Scripts that this page asked for and did not get. */
function missingScripts(): string[] {
  const missing = performance
    .getEntriesByType("resource")
    .filter(
      (entry) =>
        entry instanceof PerformanceResourceTiming &&
        entry.responseStatus >= 400 &&
        new RegExp(`^${location.origin}/assets/.*\\.js$`).test(entry.name),
    );
  return [...new Set(missing.map(({ name }) => name))];
}

/**
 * Asks the server for what is missing: the browser may remember that it was, and for as long as it remembers the file
 * itself. @returns whether something is there again.
 */
async function askAgain(): Promise<boolean> {
  const answers = await Promise.allSettled(
    missingScripts().map((url) =>
      fetch(url, { cache: "reload", signal: AbortSignal.timeout(patienceMs) }),
    ),
  );
  return answers.some((answer) => answer.status === "fulfilled" && answer.value.ok);
}

async function recover(error?: unknown): Promise<void> {
  const canAnswer = navigator.onLine || navigator.serviceWorker?.controller;
  if (!canAnswer || (typeof error === "object" && error !== null && ignored.has(error))) return;
  // The loader and load-patiently.ts wait for this event to try again.
  if (await askAgain()) dispatchEvent(new Event("online"));
  else if (isFirstReload()) location.reload();
}

let isWatching = false;

/**
 * After a release parts are gone, and offline not on the device: loading the page again brings what there is.
 * Once per address and version, so never in a loop.
 */
export function reloadOnVanishedChunks(): void {
  if (isWatching) return;
  isWatching = true;
  // Whoever ignores it says so right after this event.
  addEventListener("vite:preloadError", ({ payload }) => setTimeout(recover, 0, payload));
  // From the loader (web/publish/prerender/loader.js), where the program of the islands itself is gone. Without a
  // network it waits for that.
  addEventListener("unhandledrejection", ({ reason }) => {
    const isOfModule = reason instanceof TypeError && /import|module/i.test(reason.message);
    if (isOfModule && navigator.onLine) recover(reason);
  });
  // It may have failed before this came.
  if (missingScripts().length > 0) recover();
}
