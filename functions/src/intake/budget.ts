import { budgetShares } from "../contract/limits.ts";
import { type ClientAddress, networkOf } from "./client-address.ts";
import { type Counter, counter, enter, hourMs, isCachedFull } from "./slot-counters.ts";

/** A limit that all senders share. */
export interface Budget {
  name: string;
  max: number;
  windowMs?: number;
  shares?: Record<keyof typeof budgetShares, number>;
}

/**
 * Returns the counters for a sender's share of a budget: the connection, the machine that calls, and the networks of
 * both.
 */
export function sharesOf(
  { name, max, windowMs = hourMs, shares = budgetShares }: Budget,
  { visitor, callerAddress }: ClientAddress,
  now: number,
): Counter[] {
  const share = (whose: keyof typeof budgetShares, key: string) =>
    counter(`${name}, ${whose}`, key, Math.ceil(max * shares[whose]), now, windowMs);
  return [
    share("connection", visitor),
    share("network", networkOf(visitor)),
    share("machine", callerAddress),
    share("machineNetwork", networkOf(callerAddress)),
  ];
}

export interface BudgetSlot {
  /** The common counter that had room. */
  taken: Counter;
  release(): Promise<unknown>;
}

/**
 * Takes a slot in all of a sender's own counters, and only then in the first common counter that has room: one sender's
 * excess forms must not fill what others need, not even for a moment. Otherwise says what is used up.
 */
export async function enterBudget(
  { own, common }: { own: Counter[]; common: Counter[] },
  token: string,
  now: number,
): Promise<BudgetSlot | "own share" | "all"> {
  // The share is read each time, because a burst of somebody else's forms fills that of a network or a machine for a
  // moment.
  const share = await enter(own, token, now);
  if (share.fullCounters.length > 0) {
    await share.release();
    return "own share";
  }
  for (const taken of common) {
    if (isCachedFull(taken, now)) continue;
    const { fullCounters, release } = await enter([taken], token, now);
    if (fullCounters.length === 0) {
      return { taken, release: () => Promise.all([share.release(), release()]) };
    }
    await release();
  }
  await share.release();
  return "all";
}
