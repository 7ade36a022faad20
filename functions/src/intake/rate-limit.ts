import { type DocumentReference, FieldValue, Timestamp } from "firebase-admin/firestore";
import { settings } from "../config.ts";
import { collections } from "../contract/collections.ts";
import { normalizeEmail } from "../contract/email-address.ts";
import { rateLimits } from "../contract/limits.ts";
import { database } from "../database.ts";
import type { ClientAddress } from "./client-address.ts";
import { fingerprint } from "./fingerprint.ts";

/** The global ceiling is spread over this many counters, so that they do not queue up. */
const shards = 10;

export interface RateLimitKeys {
  address: ClientAddress;
  email: string;
  /** Limits per email count per form: asking two cities for a quote is not abuse. */
  form: string;
  submissionId: string;
  /** Firebase App Check vouches that it comes from the site in a real browser. */
  appCheckVerified: boolean;
}

interface Counter {
  reference: DocumentReference;
  max: number;
}

const windowMs = rateLimits.windowSeconds * 1000;

function countersFor(keys: RateLimitKeys, window: number): Counter[] {
  const shard = Number.parseInt(fingerprint(keys.submissionId).slice(0, 8), 16) % shards;
  const counter = (kind: string, value: string, max: number): Counter => ({
    reference: database().doc(`${collections.rateLimits}/${fingerprint(kind, value, window)}`),
    max: Math.ceil(max * settings().RATE_LIMIT_SCALE),
  });
  const factor = keys.appCheckVerified ? rateLimits.appCheckFactor : 1;
  return [
    counter("address", keys.address.visitor, factor * rateLimits.perAddress),
    counter("caller", keys.address.callerAddress, rateLimits.perCaller),
    counter("email", `${keys.form} ${normalizeEmail(keys.email)}`, rateLimits.perEmail),
    counter(
      keys.appCheckVerified ? "global verified" : "global",
      String(shard),
      rateLimits.global / shards,
    ),
  ];
}

/** A form's slot in the counters of its keys. */
export interface Slot {
  /** Set when a limit is reached: the form must be refused. */
  retryAfterSeconds?: number;
  /** Gives the slot back, when the form was refused or could not be stored. */
  release(): Promise<void>;
}

/**
 * Reserves a slot in `rate_limits/{fingerprint of key and window}`, for fixed windows of
 * `rateLimits.windowSeconds`. A counter is the list of the forms it counted: a form first adds itself,
 * then looks where it stands, and is refused behind the limit. So the limit is exact however many
 * come at once, a repeat of a form is not counted again, and nobody waits for anybody's lock, as
 * they would with counters in the transaction that stores the form (measured: 50 visitors at once
 * brought that to a stop). Keys are hashed; `expires_at` is for Firestore's TTL policy.
 */
export async function reserveSlot(keys: RateLimitKeys, now: number): Promise<Slot> {
  const window = Math.floor(now / windowMs);
  const windowEnd = (window + 1) * windowMs;
  const counters = countersFor(keys, window);
  const token = fingerprint(keys.submissionId).slice(0, 12);
  const write = async (forms: FieldValue) => {
    const expires_at = Timestamp.fromMillis(windowEnd + windowMs);
    const batch = database().batch();
    for (const { reference } of counters) {
      batch.set(reference, { forms, expires_at }, { merge: true });
    }
    await batch.commit();
  };
  await write(FieldValue.arrayUnion(token));
  const snapshots = await database().getAll(...counters.map(({ reference }) => reference));
  const full = snapshots.some((snapshot, index) => {
    const forms: unknown = snapshot.get("forms");
    const position = Array.isArray(forms) ? forms.indexOf(token) : 0;
    return position >= (counters[index]?.max ?? 0);
  });
  return {
    ...(full && { retryAfterSeconds: Math.max(1, Math.ceil((windowEnd - now) / 1000)) }),
    release: () => write(FieldValue.arrayRemove(token)),
  };
}
