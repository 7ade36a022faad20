import type { NumberKind } from "#contract/number-kinds";

declare global {
  interface WindowEventMap {
    counted: CustomEvent<NumberKind>;
  }
}

/** Tells web/src/numbers/count-visit.ts, which may not be there. */
export function trackEvent(kind: NumberKind): void {
  dispatchEvent(new CustomEvent("counted", { detail: kind }));
}
