import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
} from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { collections } from "../contract/collections.ts";
import { rateLimits } from "../contract/limits.ts";
import { database } from "../database.ts";
import { secretFingerprint } from "../fingerprint.ts";

/** `rate_limits/{fingerprint of key and window}`: how much there was of something, in a fixed window. */
export interface Counter {
  /** The name for the log, which must not have a key. */
  limit: string;
  reference: DocumentReference;
  /** Identifies the counter with its maximum, which is different for a form with an App Check token. */
  name: string;
  max: number;
  windowEnd: number;
}

export const hourMs = rateLimits.windowSeconds * 1000;

/**
 * Counters that were full, and until when we believe that: asking Firestore for each form would only cost. The time is
 * short, because forms that are refused elsewhere fill a counter for a moment.
 */
const full = new Map<string, number>();
const believedMs = 60_000;

export function isCachedFull({ name }: Counter, now: number): boolean {
  const end = full.get(name);
  if (end !== undefined && end <= now) full.delete(name);
  return full.has(name);
}

/** Windows follow the clock, so all counters start over at the same time. */
export function windowEndAfter(now: number, windowMs = hourMs): number {
  return (Math.floor(now / windowMs) + 1) * windowMs;
}

export function counter(
  limit: string,
  key: string,
  max: number,
  now: number,
  windowMs = hourMs,
): Counter {
  const id = secretFingerprint(limit, key, Math.floor(now / windowMs));
  const windowEnd = windowEndAfter(now, windowMs);
  return {
    limit,
    reference: database().doc(`${collections.rateLimits}/${id}`),
    name: `${id} ${max}`,
    max,
    windowEnd,
  };
}

function formsIn(snapshot: DocumentSnapshot | undefined): unknown[] {
  const forms: unknown = snapshot?.get("forms");
  return Array.isArray(forms) ? forms : [];
}

/** Returns the counters without room for this form, and remembers them. */
function withoutRoom(
  counters: Counter[],
  snapshots: DocumentSnapshot[],
  token: string,
  now: number,
): Counter[] {
  return counters.filter((each, index) => {
    const forms = formsIn(snapshots[index]);
    const position = forms.indexOf(token);
    const isFull = (position < 0 ? forms.length : position) >= each.max;
    if (isFull) full.set(each.name, Math.min(each.windowEnd, now + believedMs));
    return isFull;
  });
}

/** Logs once for each limit and window, with the form that takes the last slot. */
function logLastSlots(counters: Counter[], snapshots: DocumentSnapshot[], token: string): void {
  for (const [index, { limit, max, windowEnd }] of counters.entries()) {
    if (formsIn(snapshots[index]).indexOf(token) !== max - 1) continue;
    logger.warn("form limit reached", { limit, until: new Date(windowEnd).toISOString() });
  }
}

async function writeForms(counters: Counter[], forms: FieldValue): Promise<void> {
  const batch = database().batch();
  for (const { reference, windowEnd } of counters) {
    const expires_at = Timestamp.fromMillis(windowEnd + hourMs);
    batch.set(reference, { forms, expires_at }, { merge: true });
  }
  await batch.commit();
}

const read = (counters: Counter[]) =>
  database().getAll(...counters.map(({ reference }) => reference));

/** How long it takes until all of these counters start over. */
export function secondsUntilFree(
  counters: readonly Pick<Counter, "windowEnd">[],
  now: number,
): number {
  const end = Math.max(...counters.map(({ windowEnd }) => windowEnd));
  return Math.max(1, Math.ceil((end - now) / 1000));
}

interface Entered {
  /** The counters without room. If there are any, nothing counts once the slots are released. */
  fullCounters: Counter[];
  /** Gives the slots back. */
  release(): Promise<void>;
}

/**
 * Takes a slot in each of these counters. A counter is the list of what it counted: a form first adds itself, then
 * looks up its position, and is refused beyond the limit. So the limit is exact however many come at once, a repeat of
 * a form isn't counted again, and nobody waits for anybody's lock, as they would with counters in the transaction that
 * stores the form (measured: 50 visitors at once brought that to a stop). Reading comes first, so that a flood of
 * refused forms writes nothing. `expires_at` is for Firestore's TTL policy.
 */
export async function enter(counters: Counter[], token: string, now: number): Promise<Entered> {
  if (counters.length === 0) return { fullCounters: [], release: async () => undefined };
  const full = withoutRoom(counters, await read(counters), token, now);
  if (full.length > 0) return { fullCounters: full, release: async () => undefined };
  await writeForms(counters, FieldValue.arrayUnion(token));
  const after = await read(counters);
  const fullCounters = withoutRoom(counters, after, token, now);
  if (fullCounters.length === 0) logLastSlots(counters, after, token);
  return { fullCounters, release: () => writeForms(counters, FieldValue.arrayRemove(token)) };
}
