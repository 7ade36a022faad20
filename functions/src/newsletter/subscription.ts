import { type DocumentData, FieldValue } from "firebase-admin/firestore";
import { keptDays } from "../contract/limits.ts";
import type { SubscriptionState } from "../contract/newsletter-choice.ts";
import { type StoredSubscriber, storedSubscriber } from "../contract/subscriber.ts";
import { database } from "../database.ts";
import { daysFrom } from "../expiry.ts";
import type { TokenHolder } from "./token-holder.ts";

type Change = "confirm" | "leave";

export function stateOf({ wants_newsletter, confirmed_at }: StoredSubscriber): SubscriptionState {
  if (!wants_newsletter) return "left";
  return confirmed_at === null ? "waiting" : "confirmed";
}

/** What is written for a choice, as seen at `now` on Firestore's clock. Choosing the same again changes nothing. */
function fieldsFor(change: Change, state: SubscriptionState, now: number): DocumentData {
  if (change === "confirm") {
    if (state === "confirmed") return {};
    return {
      wants_newsletter: true,
      confirmed_at: FieldValue.serverTimestamp(),
      expires_at: FieldValue.delete(),
    };
  }
  if (state === "left") return {};
  return {
    wants_newsletter: false,
    confirmed_at: FieldValue.delete(),
    // Until then the same links work, so that nobody is left with a press they didn't mean.
    expires_at: daysFrom(now, keptDays.unconfirmedSubscriber),
  };
}

/** Ends a subscription whose mailbox refuses mail for good; it goes like one that was left. */
export async function endSubscription(path: string): Promise<void> {
  await database().runTransaction(async (transaction) => {
    const current = await transaction.get(database().doc(path));
    if (!current.exists) return;
    const state = stateOf(storedSubscriber.parse(current.data()));
    const fields = fieldsFor("leave", state, current.readTime.toMillis());
    if (Object.keys(fields).length > 0) transaction.update(current.ref, fields);
  });
}

/** Confirms or ends a subscription; undefined where the token was revoked meanwhile. */
export function changeSubscription(
  { subscriber: { ref }, tokenId }: TokenHolder,
  change: Change,
): Promise<SubscriptionState | undefined> {
  return database().runTransaction(async (transaction) => {
    const current = await transaction.get(ref);
    if (current.get("token_id") !== tokenId) return undefined;
    const state = stateOf(storedSubscriber.parse(current.data()));
    const fields = fieldsFor(change, state, current.readTime.toMillis());
    if (Object.keys(fields).length > 0) transaction.update(ref, fields);
    return change === "confirm" ? "confirmed" : "left";
  });
}
