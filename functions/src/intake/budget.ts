import { budgetShares } from "../contract/limits.ts";
import { type ClientAddress, networkOf } from "./client-address.ts";
import { type Counter, counter, hourMs } from "./slot-counters.ts";

/** Something that all share. */
export interface Budget {
  name: string;
  max: number;
  windowMs?: number;
  shares?: Record<keyof typeof budgetShares, number>;
}

/** Whoever sends has a share of a budget: it is counted for the connection, the machine that calls, and the networks of both. */
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
