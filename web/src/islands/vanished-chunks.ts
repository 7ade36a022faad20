import { fieldsOnPage } from "../forms/fields-on-page.ts";
import { draftKey } from "../forms/form-names.ts";
import { storedTexts, storedValue } from "../ui/device-storage.ts";
import { isIgnored } from "./ignored-chunk-errors.ts";

/** Where this visit has been loaded again, and with which version. */
const reloads = storedTexts("sessionStorage", "reloaded-for");

const patienceMs = 10_000;

function versionHere(): string {
  const program = document.querySelector<HTMLElement>("[data-scripts], script[data-team]");
  return program?.dataset.scripts ?? program?.getAttribute("src") ?? "";
}

/** Notes the first reload of this address with this version; false for any further one. */
function isFirstReload(): boolean {
  const version = versionHere();
  const reload = `${location.pathname} ${version}`;
  const earlier = reloads.read() ?? [];
  // Where it cannot be noted, one reload could become a loop.
  return !earlier.includes(reload) && reloads.write([...earlier, reload]);
}

/** Whether loading the page again would bring other scripts: not while nobody answers, or somebody else does. */
async function hasNewVersion(): Promise<boolean> {
  try {
    const answer = await fetch(location.href, {
      cache: "reload",
      signal: AbortSignal.timeout(patienceMs),
    });
    const page = await answer.text();
    return /data-scripts=|data-team/.test(page) && !page.includes(versionHere());
  } catch {
    return false;
  }
}

/** Puts what was typed where a form looks for its draft. */
function keepTyped(): void {
  for (const { name } of document.querySelectorAll<HTMLFormElement>(
    "[data-draft]:not([data-ready]) form",
  )) {
    const fields = fieldsOnPage(name);
    if (Object.keys(fields).length === 0) continue;
    const draft = storedValue<{ fields?: object }, "sessionStorage">(
      "sessionStorage",
      draftKey(name),
      (stored) => (typeof stored === "object" && stored !== null ? stored : undefined),
    );
    const earlier = draft.read();
    draft.write({
      ...{ submissionId: crypto.randomUUID(), ...earlier },
      fields: { ...earlier?.fields, ...fields },
    });
  }
}

const restMs = 3000;
/** Where this comes late, somebody may be typing already. */
let lastTyped = Date.now();

/**
 * Loads the page again, but not under a finger that types, nor while a link that was followed is on its way: Firefox and
 * WebKit let the scripts of a page fail that is being left, and to load it again would bring the visitor back.
 */
async function loadAgain(): Promise<void> {
  const { dataset } = document.documentElement;
  while (Date.now() < Math.max(lastTyped + restMs, Number(dataset.leaving ?? 0) + patienceMs)) {
    await new Promise((resolve) => setTimeout(resolve, restMs));
  }
  keepTyped();
  location.reload();
}

/** Addresses of scripts of this site for which the server had none. */
function failedScripts(): string[] {
  const failed = performance
    .getEntriesByType("resource")
    .filter(
      (entry) =>
        entry instanceof PerformanceResourceTiming &&
        entry.responseStatus >= 400 &&
        new RegExp(`^${location.origin}/assets/.*\\.js$`).test(entry.name),
    );
  return failed.map(({ name }) => new URL(name).pathname);
}

/** Those, and what islands wait for: not every browser says what has failed. */
function missingScripts(): string[] {
  const waiting = [...document.querySelectorAll<HTMLElement>("[data-awake]:not([data-ready])")];
  const wanted = waiting.flatMap(({ dataset }) => dataset.scripts?.split(" ") ?? []);
  return [...new Set([...failedScripts(), ...wanted])];
}

/**
 * Asks the server for what is missing: the browser may remember that it was, and for as long as it remembers the file
 * itself. @returns whether all of it is there again.
 */
async function askAgain(): Promise<boolean> {
  const answers = await Promise.allSettled(
    missingScripts().map((url) =>
      fetch(url, { cache: "reload", signal: AbortSignal.timeout(patienceMs) }),
    ),
  );
  const isThere = (answer: PromiseSettledResult<Response>) =>
    answer.status === "fulfilled" &&
    answer.value.ok &&
    answer.value.headers.get("content-type")?.includes("javascript");
  return answers.length > 0 && answers.every(isThere);
}

let wasBack = false;

async function recoverOnce(): Promise<void> {
  if (!wasBack && (await askAgain())) {
    wasBack = true;
    // The loader and load-patiently.ts wait for this event to try again.
    dispatchEvent(new Event("online"));
    return;
  }
  // Firefox and WebKit never ask again for a module that has failed once: they need another page.
  const helps = !navigator.onLine || (wasBack && (await askAgain())) || (await hasNewVersion());
  if (helps && isFirstReload()) await loadAgain();
}

let isRecovering = false;

async function recover(error?: unknown): Promise<void> {
  const canAnswer = navigator.onLine || navigator.serviceWorker?.controller;
  if (!canAnswer || isIgnored(error)) return;
  // A page may miss several scripts at once.
  if (isRecovering) return;
  isRecovering = true;
  await recoverOnce();
  isRecovering = false;
}

/**
 * After a release parts are gone, and offline not on the device: loading the page again brings what there is.
 * Once per address and version, so never in a loop.
 */
function watch(): void {
  addEventListener("input", () => {
    lastTyped = Date.now();
  });
  // Whoever ignores it says so right after this event.
  addEventListener("vite:preloadError", ({ payload }) => setTimeout(recover, 0, payload));
  // From the loader (web/publish/prerender/loader.js), where the program of the islands itself is gone. Without a
  // network it waits for that.
  addEventListener("missing-script", () => {
    if (navigator.onLine) recover();
  });
  // It may have failed before this came.
  if (failedScripts().length > 0) recover();
}

// The loader may have brought this a second time.
if (!("recovers" in document.documentElement.dataset)) {
  document.documentElement.dataset.recovers = "";
  watch();
}
