import { randomUUID } from "node:crypto";
import { rateLimits } from "../contract/limits.ts";
import { intakeSettings } from "../intake/intake-settings.ts";
import { counter, enter, isKnownFull, secondsUntilFree } from "../intake/slot-counters.ts";
import type { TokenHolder } from "./token-holder.ts";

/**
 * Takes one of the few times in an hour that everything kept may be looked through, per connection and per link: every
 * document is read. Links that aren't ours cost one read, less than counting them would.
 * @returns seconds to wait where it is too often
 */
export async function waitBeforeLookingThrough(
  { tokenId, subscriber }: TokenHolder,
  visitor: string,
): Promise<number | undefined> {
  const now = subscriber.readTime.toMillis();
  const scaled = (max: number) => Math.ceil(max * intakeSettings().RATE_LIMIT_SCALE);
  const counters = [
    counter("choices", visitor, scaled(rateLimits.perLooker), now),
    counter("link", tokenId, scaled(rateLimits.perLink), now),
  ];
  const known = counters.filter((each) => isKnownFull(each, now));
  if (known.length > 0) return secondsUntilFree(known, now);
  const { refusing, release } = await enter(counters, randomUUID());
  if (refusing.length === 0) return undefined;
  await release();
  return secondsUntilFree(refusing, now);
}
