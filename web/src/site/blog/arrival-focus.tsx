import { useEffect } from "react";
import { usePrerendered } from "../../islands/slice.tsx";

/**
 * The heading that had the focus (layout/use-arrival.ts) was the skeleton's and is gone: gives the
 * focus to the one that took its place, so that a screen reader says what has arrived.
 */
export function ArrivalFocus() {
  const prerendered = usePrerendered();
  useEffect(() => {
    if (prerendered || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [prerendered]);
  return null;
}
