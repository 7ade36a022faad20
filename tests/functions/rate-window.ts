import { setTimeout as pause } from "node:timers/promises";
import { rateLimits } from "#contract/limits";

const windowMs = rateLimits.windowSeconds * 1000;

/**
 * Limits count anew with every hour of the clock. For a test that fills one and asks afterwards: waits for the next hour
 * where so much of this one isn't left.
 */
export async function ensureTimeInWindow(seconds = 60): Promise<void> {
  const left = windowMs - (Date.now() % windowMs);
  if (left < seconds * 1000) await pause(left + 500);
}
