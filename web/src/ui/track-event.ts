import type { MetricKind } from "#contract/metric-kinds";

declare global {
  interface WindowEventMap {
    counted: CustomEvent<MetricKind>;
  }
}

/** Tells web/src/metrics/count-visit.ts, which may not be there. */
export function trackEvent(kind: MetricKind): void {
  dispatchEvent(new CustomEvent("counted", { detail: kind }));
}
