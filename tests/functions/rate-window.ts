import { setTimeout as pause } from "node:timers/promises";
import { rateLimits } from "#contract/limits";

const windowMs = rateLimits.windowSeconds * 1000;

/**
 * Waits for the next hour if this one has less time left, for a test that fills a limit and checks it afterward. Limits
 * start again with every hour of the clock.
 */
export async function ensureTimeInWindow(seconds = 60): Promise<void> {
  const left = windowMs - (Date.now() % windowMs);
  if (left < seconds * 1000) await pause(left + 500);
}
