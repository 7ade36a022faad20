import { countPath } from "#contract/number-words";
import { savesData } from "../pwa/saves-data.ts";
import { sourceOf } from "./source-of.ts";
import { visitCounter } from "./visit-counter.ts";

/** Who asks not to be tracked, or to save data, isn't counted at all. */
function isCounted(): boolean {
  return (
    navigator.doNotTrack !== "1" &&
    Reflect.get(navigator, "globalPrivacyControl") !== true &&
    !savesData() &&
    !document.querySelector("script[data-team]")
  );
}

/**
 * Counts what happens on a public page, and tells the server once, when the page is hidden. Nothing is kept on the
 * device, and nothing is told that belongs to it. What can't be sent is tried again when the page is hidden anew.
 */
export function countVisit(): void {
  if (!isCounted()) return;
  const begun = new WeakSet();
  const visit = visitCounter(
    sourceOf(document.referrer, location),
    (seen) =>
      navigator.onLine &&
      // As JSON: no other site's page may send that here.
      navigator.sendBeacon(
        countPath,
        new Blob([JSON.stringify({ seen })], { type: "application/json" }),
      ),
  );
  const count = (kind: Parameters<typeof visit.count>[1]) => {
    visit.count(location.pathname, kind);
  };
  const viewAgain = () => {
    visit.goOn();
    count("views");
  };

  count("views");
  addEventListener("counted", ({ detail }) => (detail === "views" ? viewAgain() : count(detail)));
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="tel:"]')) count("calls");
  });
  addEventListener("input", ({ target }) => {
    const form = target instanceof Element && target.closest("form[name]");
    if (!form || begun.has(form)) return;
    begun.add(form);
    count("begun");
  });
  addEventListener("pageshow", ({ persisted }) => persisted && viewAgain());
  addEventListener("pagehide", visit.flush);
  document.addEventListener("visibilitychange", () => document.hidden && visit.flush());
}
