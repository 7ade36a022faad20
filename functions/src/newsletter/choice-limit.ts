import { randomUUID } from "node:crypto";
import { rateLimits } from "../contract/limits.ts";
import { intakeSettings } from "../intake/intake-settings.ts";
import { tooManyRequests } from "../intake/refusal.ts";
import { counter, enter, isKnownFull, secondsUntilFree } from "../intake/slot-counters.ts";
import type { TokenHolder } from "./token-holder.ts";

/**
 * Counts a choice with a link of ours, per connection and per link: for some choices every document is read. Links that
 * aren't ours cost one read, less than counting them would. @throws HttpsError where it is too often
 */
export async function countChoice({ tokenId, subscriber }: TokenHolder, visitor: string) {
  const now = subscriber.readTime.toMillis();
  const scaled = (max: number) => Math.ceil(max * intakeSettings().RATE_LIMIT_SCALE);
  const counters = [
    counter("choices", visitor, scaled(rateLimits.perAddress), now),
    counter("link", tokenId, scaled(rateLimits.perLink), now),
  ];
  const known = counters.filter((each) => isKnownFull(each, now));
  if (known.length > 0) throw tooManyRequests(secondsUntilFree(known, now));
  const { refusing, release } = await enter(counters, randomUUID());
  if (refusing.length === 0) return;
  await release();
  throw tooManyRequests(secondsUntilFree(refusing, now));
}
