import { useSyncExternalStore } from "react";
import { businessDay } from "#contract/business-day";

const minuteMs = 60_000;
let now = new Date();

function watch(notify: () => void): () => void {
  const tick = () => {
    // The time may also go back when a wrong clock is corrected.
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

/** The current time, updated each minute. */
export function useNow(): Date {
  return useSyncExternalStore(watch, () => now);
}

/** The current day at the business, as `YYYY-MM-DD`. */
export function useToday(): string {
  return useSyncExternalStore(watch, () => businessDay(now));
}
