import { type DocumentData, FieldValue } from "firebase-admin/firestore";
import { retentionDays } from "../contract/limits.ts";
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

const notEnded = { ended_at: FieldValue.delete(), ended_for: FieldValue.delete() };

/** The same links work until then, so that readers can undo a tap they didn't mean. */
const endOf = (now: number) => daysFrom(now, retentionDays.unconfirmedSubscriber);

/** What to write for a choice, as seen at `now` on Firestore's clock. Choosing the same again changes nothing. */
function fieldsFor(change: Change, subscriber: StoredSubscriber, now: number): DocumentData {
  const state = stateOf(subscriber);
  if (change === "confirm") {
    if (state === "confirmed") return {};
    return {
      wants_newsletter: true,
      confirmed_at: FieldValue.serverTimestamp(),
      expires_at: FieldValue.delete(),
      ...notEnded,
    };
  }
  // A subscription that we ended must not resume once the reader leaves it.
  if (state === "left" && subscriber.ended_at === null) return {};
  return {
    wants_newsletter: false,
    left_before: true,
    confirmed_at: FieldValue.delete(),
    expires_at: endOf(now),
    ...notEnded,
  };
}

function updateSubscriber(
  path: string,
  fieldsOf: (subscriber: StoredSubscriber, now: number) => DocumentData,
): Promise<void> {
  return database().runTransaction(async (transaction) => {
    const current = await transaction.get(database().doc(path));
    if (!current.exists) return;
    const subscriber = storedSubscriber.parse(current.data());
    const fields = fieldsOf(subscriber, current.readTime.toMillis());
    if (Object.keys(fields).length > 0) transaction.update(current.ref, fields);
  });
}

/**
 * Ends a subscription whose mailbox permanently refuses mail. It expires like one that the reader left. The time of
 * confirming is kept, because a server may be wrong.
 */
export function endSubscription(path: string, reason: string): Promise<void> {
  return updateSubscriber(path, (subscriber, now) => {
    if (stateOf(subscriber) !== "confirmed") return {};
    const ended = { ended_at: FieldValue.serverTimestamp(), ended_for: reason };
    return { wants_newsletter: false, expires_at: endOf(now), ...ended };
  });
}

/** Undoes `endSubscription`. */
export function resumeSubscription(path: string): Promise<void> {
  return updateSubscriber(path, ({ ended_at, confirmed_at }) => {
    if (ended_at === null || confirmed_at === null) return {};
    return { wants_newsletter: true, expires_at: FieldValue.delete(), ...notEnded };
  });
}

/** Confirms or ends a subscription; returns undefined if the token has been revoked. */
export function changeSubscription(
  { subscriber: { ref }, tokenId }: TokenHolder,
  change: Change,
): Promise<SubscriptionState | undefined> {
  return database().runTransaction(async (transaction) => {
    const current = await transaction.get(ref);
    if (current.get("token_id") !== tokenId) return undefined;
    const subscriber = storedSubscriber.parse(current.data());
    const fields = fieldsFor(change, subscriber, current.readTime.toMillis());
    if (Object.keys(fields).length > 0) transaction.update(ref, fields);
    return change === "confirm" ? "confirmed" : "left";
  });
}
