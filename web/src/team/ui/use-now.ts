import { useSyncExternalStore } from "react";
import { businessDay } from "#contract/business-day";

const minuteMs = 60_000;
let now = new Date();

function watch(notify: () => void): () => void {
  const tick = () => {
    // Also back, when a wrong clock was set right.
    if (Math.abs(Date.now() - now.getTime()) >= minuteMs) now = new Date();
    notify();
  };
  const clock = setInterval(tick, minuteMs);
  // A phone that slept does not tick.
  document.addEventListener("visibilitychange", tick);
  tick();
  return () => {
    clearInterval(clock);
    document.removeEventListener("visibilitychange", tick);
  };
}

/** The time, again each minute. */
export function useNow(): Date {
  return useSyncExternalStore(watch, () => now);
}

/** The business's day, as `YYYY-MM-DD`. */
export function useToday(): string {
  return useSyncExternalStore(watch, () => businessDay(now));
}
