import { randomUUID } from "node:crypto";
import { rateLimits } from "../contract/limits.ts";
import { database } from "../database.ts";
import { enterBudget, sharesOf } from "../intake/budget.ts";
import type { ClientAddress } from "../intake/client-address.ts";
import { counter, enter, isCachedFull, secondsUntilFree } from "../intake/slot-counters.ts";
import { intakeSettings } from "../intake-settings.ts";
import { haveKeys } from "../person/stored-addresses.ts";

/**
 * Takes one of the few turns in an hour to look through everything kept. The limit is per link and, if a look reads
 * every document, for everybody together, which bounds the cost; nobody may use up more than a share of that. Links
 * that aren't ours cost one read, which is less than counting them.
 * @returns the seconds to wait if it is too often
 */
export async function waitBeforeFullSearch(
  { tokenId, now }: { tokenId: string; now: number },
  address: ClientAddress,
): Promise<number | undefined> {
  const scaled = (max: number) => Math.ceil(max * intakeSettings().RATE_LIMIT_SCALE);
  const budget = { name: "choices", max: scaled(rateLimits.fullSearches) };
  const link = counter("link", tokenId, scaled(rateLimits.perLink), now);
  if (isCachedFull(link, now)) return secondsUntilFree([link], now);
  if (await haveKeys(database())) {
    const { fullCounters, release } = await enter([link], randomUUID(), now);
    if (fullCounters.length === 0) return undefined;
    await release();
    return secondsUntilFree([link], now);
  }
  const own = [link, ...sharesOf(budget, address, now)];
  const common = [counter(budget.name, "", budget.max, now)];
  const slot = await enterBudget({ own, common }, randomUUID(), now);
  return typeof slot === "object" ? undefined : secondsUntilFree(common, now);
}
