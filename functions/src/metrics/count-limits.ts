import { budgetShares, countLimits, rateLimits } from "../contract/limits.ts";
import { type ClientAddress, networkOf } from "../intake/client-address.ts";

const hourMs = rateLimits.windowSeconds * 1000;

/**
 * How many senders are remembered at once. Beyond that, beacons from new ones count only toward this machine's limit.
 */
const sendersMost = 30_000;

/**
 * Says whether one more beacon may count in this hour. The forms' limits are stored, under keyed hashes of addresses
 * (intake/rate-limit.ts). These aren't, so that viewing a page leaves nothing about a visitor behind: they are in this
 * machine's memory until the first beacon of another hour, and only as exact as that allows.
 */
export function countLimiter(scale: number) {
  const all = countLimits.perMachine * scale;
  let window = 0;
  let bySender = new Map<string, number>();
  return function mayCount({ visitor, callerAddress }: ClientAddress, now: number): boolean {
    const current = Math.floor(now / hourMs);
    if (current !== window) {
      window = current;
      bySender = new Map();
    }
    const limits: [sender: string, max: number][] = [
      ["all", all],
      [`connection ${visitor}`, countLimits.perAddress * scale],
      [`network ${networkOf(visitor)}`, budgetShares.network * all],
      [`machine ${callerAddress}`, budgetShares.machine * all],
      [`machine's network ${networkOf(callerAddress)}`, budgetShares.machineNetwork * all],
    ];
    const already = ([sender]: [string, number]) => bySender.get(sender) ?? 0;
    if (limits.some((limit) => already(limit) >= limit[1])) return false;
    for (const limit of limits) {
      const [sender] = limit;
      if (bySender.has(sender) || bySender.size < sendersMost)
        bySender.set(sender, already(limit) + 1);
    }
    return true;
  };
}
