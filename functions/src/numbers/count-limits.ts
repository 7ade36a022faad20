import { countLimits, rateLimits } from "../contract/limits.ts";

const hourMs = rateLimits.windowSeconds * 1000;

/** Addresses that are remembered at once; beyond it, what comes from new ones counts for the machine only. */
const addressesMost = 10_000;

/**
 * How many beacons may still come in this hour. The forms' limits are stored, under keyed hashes of addresses
 * (intake/rate-limit.ts). These are not, so that looking at a page leaves nothing of a visitor behind: they are in this
 * machine's memory until the first beacon of another hour, and only as exact as that allows.
 */
export function countLimiter(scale: number) {
  let window = 0;
  let all = 0;
  let byAddress = new Map<string, number>();
  return function mayCount(address: string, now: number): boolean {
    const current = Math.floor(now / hourMs);
    if (current !== window) {
      window = current;
      all = 0;
      byAddress = new Map();
    }
    const already = byAddress.get(address) ?? 0;
    if (all >= countLimits.perMachine * scale) return false;
    if (already >= countLimits.perAddress * scale) return false;
    all += 1;
    if (already > 0 || byAddress.size < addressesMost) byAddress.set(address, already + 1);
    return true;
  };
}
