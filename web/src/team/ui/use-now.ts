import { useSyncExternalStore } from "react";
import { businessDay } from "#contract/business-day";

const minuteMs = 60_000;
let now = new Date();

const listeners = new Set<() => void>();
let clock = 0;

function tick(): void {
  // The time may also go back when a wrong clock is corrected.
  if (Math.abs(Date.now() - now.getTime()) >= minuteMs) now = new Date();
  for (const notify of listeners) notify();
}

/** Thousands of rows share one clock. */
function watch(notify: () => void): () => void {
  listeners.add(notify);
  if (listeners.size === 1) {
    clock = window.setInterval(tick, minuteMs);
    // A phone that slept does not tick.
    document.addEventListener("visibilitychange", tick);
    tick();
  }
  return () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
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
