import { fieldsOnPage } from "../forms/fields-on-page.ts";
import { draftKey } from "../forms/form-names.ts";
import { storedTexts, storedValue } from "../ui/device-storage.ts";
import { isIgnored } from "./ignored-chunk-errors.ts";

/** The addresses that this visit has reloaded, each with its version. */
const reloads = storedTexts("sessionStorage", "reloaded-for");

const patienceMs = 10_000;

function versionHere(): string {
  const program = document.querySelector<HTMLElement>("[data-scripts], script[data-team]");
  return program?.dataset.scripts ?? program?.getAttribute("src") ?? "";
}

function isFirstReload(): boolean {
  const version = versionHere();
  const reload = `${location.pathname} ${version}`;
  const earlier = reloads.read() ?? [];
  // If it can't be noted, one reload could become a loop.
  return !earlier.includes(reload) && reloads.write([...earlier, reload]);
}

/** Tells whether a reload would bring other scripts: not if nobody answers, or if somebody else does. */
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

/** Loads the page again, and keeps as drafts what is typed into forms without their script. */
export function reloadWithDrafts(): void {
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
  location.reload();
}

const restMs = 3000;
/** If this script loads late, somebody may already be typing. */
let lastTyped = Date.now();

/**
 * Loads the page again, but not while somebody is typing, nor while a followed link is loading: Firefox and WebKit let
 * the scripts of a page fail that is being left, and a reload would bring the visitor back.
 */
async function loadAgain(): Promise<void> {
  const { dataset } = document.documentElement;
  while (Date.now() < Math.max(lastTyped + restMs, Number(dataset.leaving ?? 0) + patienceMs)) {
    await new Promise((resolve) => setTimeout(resolve, restMs));
  }
  reloadWithDrafts();
}

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

/** Returns those, and what islands wait for: not every browser says what has failed. */
function missingScripts(): string[] {
  const waiting = [...document.querySelectorAll<HTMLElement>("[data-awake]:not([data-ready])")];
  const wanted = waiting.flatMap(({ dataset }) => dataset.scripts?.split(" ") ?? []);
  return [...new Set([...failedScripts(), ...wanted])];
}

/**
 * Asks the server for what is missing: the browser may remember the failure, for as long as it would remember the file
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
  // Firefox and WebKit never ask again for a module that has failed once: they need a new page.
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
 * Scripts vanish after a release, or aren't on the device offline: loading the page again brings what there is. It does
 * so once per address and version, so never in a loop.
 */
function watch(): void {
  addEventListener("input", () => {
    lastTyped = Date.now();
  });
  // A caller that ignores the error says so right after this event.
  addEventListener("vite:preloadError", ({ payload }) => setTimeout(recover, 0, payload));
  // The loader (web/publish/prerender/loader.js) sends this if the islands' own script is gone. Without a network, the
  // loader waits for one.
  addEventListener("missing-script", () => {
    if (navigator.onLine) recover();
  });
  // A script may have failed before this one loaded.
  if (failedScripts().length > 0) recover();
}

// The loader may have loaded this a second time.
if (!("recovers" in document.documentElement.dataset)) {
  document.documentElement.dataset.recovers = "";
  watch();
}
