import {
  type DocumentReference,
  FieldValue,
  Timestamp,
  type Transaction,
} from "firebase-admin/firestore";
import { settings } from "../config.ts";
import { collections } from "../contract/collections.ts";
import { normaliseEmail } from "../contract/email-address.ts";
import { rateLimits } from "../contract/limits.ts";
import { database } from "../database.ts";
import type { ClientAddress } from "./client-address.ts";
import { fingerprint } from "./fingerprint.ts";

/** The ceiling for everybody is spread over this many counters, so that they do not contend. */
const shards = 10;

interface Counter {
  reference: DocumentReference;
  max: number;
}

export interface RateLimitKeys {
  address: ClientAddress;
  email: string;
  /** Limits per e-mail count per form: asking two cities for a quote is not abuse. */
  form: string;
  submissionId: string;
}

export interface RateLimitResult {
  /** Set when a limit is reached. */
  retryAfterSeconds?: number;
  /** Counts this form; to be called in the same transaction, after all its reads. */
  count(): void;
}

/**
 * Fixed windows of `rateLimits.windowSeconds`, counted in `rate_limits/{fingerprint of key and window}`
 * in the transaction that stores the form. Keys are hashed, and each counter names in `expires_at`
 * when Firestore's TTL policy may delete it. Refused forms are not counted, so a limit always ends
 * with its window.
 */
export async function checkRateLimit(
  transaction: Transaction,
  keys: RateLimitKeys,
  now: number,
): Promise<RateLimitResult> {
  const windowMs = rateLimits.windowSeconds * 1000;
  const window = Math.floor(now / windowMs);
  const windowEnd = (window + 1) * windowMs;
  const shard = Number.parseInt(fingerprint(keys.submissionId).slice(0, 8), 16) % shards;
  const counter = (kind: string, value: string, max: number): Counter => ({
    reference: database().doc(`${collections.rateLimits}/${fingerprint(kind, value, window)}`),
    max: Math.ceil(max * settings().RATE_LIMIT_SCALE),
  });
  const counters = [
    counter("address", keys.address.visitor, rateLimits.perAddress),
    counter("nearest", keys.address.nearest, rateLimits.perNearest),
    counter("email", `${keys.form} ${normaliseEmail(keys.email)}`, rateLimits.perEmail),
    counter("everybody", String(shard), rateLimits.everybody / shards),
  ];
  const snapshots = await transaction.getAll(...counters.map((each) => each.reference));
  const full = snapshots.some((snapshot, index) => {
    const count: unknown = snapshot.get("count");
    return typeof count === "number" && count >= (counters[index]?.max ?? 0);
  });
  return {
    ...(full && { retryAfterSeconds: Math.max(1, Math.ceil((windowEnd - now) / 1000)) }),
    count() {
      const expires_at = Timestamp.fromMillis(windowEnd + windowMs);
      for (const { reference } of counters) {
        transaction.set(reference, { count: FieldValue.increment(1), expires_at }, { merge: true });
      }
    },
  };
}
