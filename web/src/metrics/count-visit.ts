import { countPath } from "#contract/endpoints";
import type { MetricKind } from "#contract/metric-kinds";
import { savesData } from "../pwa/saves-data.ts";
import { isTeamArea } from "../pwa/start-pwa.ts";
import { storedTexts } from "../ui/device-storage.ts";
import { sourceOf } from "./source-of.ts";
import { visitCounter } from "./visit-counter.ts";

/** A visitor who asks not to be tracked, or to save data, isn't counted at all. */
function isCounted(): boolean {
  return !(
    navigator.doNotTrack === "1" ||
    navigator.globalPrivacyControl ||
    savesData() ||
    isTeamArea
  );
}

/**
 * Counts what happens on a public page, and tells the server once, when the page is hidden. The device keeps only how
 * the visit began, for as long as the tab is open, and tells nothing about itself. An event that can't be sent is tried
 * again the next time the page is hidden.
 */
export function countVisit(): void {
  if (!isCounted()) return;
  let hasStarted = false;
  const source = sourceOf(document.referrer, location);
  const visitStart = storedTexts("sessionStorage", "visit");
  // A form uses this (use-submission.ts). A page that another of ours leads to begins no visit.
  if (source !== "site" && !visitStart.read()) visitStart.write([source, location.pathname]);
  const visit = visitCounter(
    source,
    (seen) => navigator.onLine && navigator.sendBeacon(countPath, JSON.stringify(seen)),
  );
  const count = (kind: MetricKind) => visit.count(location.pathname, kind);
  const near = ({ target }: Event, selector: string) =>
    target instanceof Element && target.closest(selector);

  count("views");
  addEventListener("counted", ({ detail }) => count(detail));
  addEventListener("click", (event) => {
    if (near(event, '[href^="tel:"]')) count("calls");
    if (near(event, "[data-calendar]")) count("calendar");
  });
  addEventListener("input", (event) => {
    if (hasStarted || !near(event, "form[name]")) return;
    hasStarted = true;
    count("begun");
  });
  addEventListener("pagehide", visit.flush);
  addEventListener("visibilitychange", visit.flush);
}
