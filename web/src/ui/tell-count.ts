import type { NumberKind } from "#contract/number-kinds";

declare global {
  interface WindowEventMap {
    counted: CustomEvent<NumberKind>;
  }
}

/** For whoever counts (web/src/numbers/count-visit.ts), which may be nobody. */
export function tellCount(kind: NumberKind): void {
  dispatchEvent(new CustomEvent("counted", { detail: kind }));
}
