import { randomInt } from "node:crypto";
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
} from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { collections } from "../contract/collections.ts";
import { normalizeEmail } from "../contract/email-address.ts";
import { rateLimits } from "../contract/limits.ts";
import { database } from "../database.ts";
import type { ClientAddress } from "./client-address.ts";
import { fingerprint, secretFingerprint } from "./fingerprint.ts";
import { intakeSettings } from "./intake-settings.ts";

export interface RateLimitKeys {
  address: ClientAddress;
  email: string;
  /** Limits per email count per form: asking two cities for a quote is not abuse. */
  form: string;
  submissionId: string;
  /** Firebase App Check vouches that it comes from the site in a real browser. */
  appCheckVerified: boolean;
  /** The owner is to hear of it by email. */
  wantsMail: boolean;
}

interface Counter {
  /** Named in the log, where no key may stand. */
  limit: string;
  reference: DocumentReference;
  /** Of the counter with its maximum, which is another for a form with an App Check token. */
  name: string;
  max: number;
  windowEnd: number;
}

const hourMs = rateLimits.windowSeconds * 1000;
const dayMs = 24 * hourMs;
/** The forms of a day are spread over this many counters, so that they do not queue up. */
const shards = 10;

/** Counters known to be full, with the end of their window: asking Firestore again would only cost. */
const full = new Map<string, number>();

function isKnownFull({ name }: Counter, now: number): boolean {
  const end = full.get(name);
  if (end !== undefined && end <= now) full.delete(name);
  return full.has(name);
}

function counter(limit: string, key: string, max: number, now: number, windowMs = hourMs): Counter {
  const window = Math.floor(now / windowMs);
  const id = secretFingerprint(limit, key, window);
  return {
    limit,
    reference: database().doc(`${collections.rateLimits}/${id}`),
    name: `${id} ${max}`,
    max,
    windowEnd: (window + 1) * windowMs,
  };
}

/** The forms of all, in one of its shards that is not known to be full; chosen here, so that no caller can. */
function dayCounter(appCheckVerified: boolean, max: number, now: number): Counter {
  const limit = appCheckVerified ? "all with App Check" : "all";
  const candidates = Array.from({ length: shards }, (_, shard) =>
    counter(limit, String(shard), max / shards, now, dayMs),
  );
  const open = candidates.filter((candidate) => !isKnownFull(candidate, now));
  const chosen = open.length > 0 ? open : candidates;
  return chosen[randomInt(chosen.length)] ?? counter(limit, "0", max / shards, now, dayMs);
}

/** A form is refused when one of these is full. */
function limitsOn(keys: RateLimitKeys, now: number): Counter[] {
  const { visitor, callerAddress, isDirect } = keys.address;
  const scaled = (max: number) => Math.ceil(max * intakeSettings().RATE_LIMIT_SCALE);
  const factor = keys.appCheckVerified ? rateLimits.appCheckFactor : 1;
  const person = `${keys.form} ${normalizeEmail(keys.email)} ${visitor}`;
  return [
    counter("address", visitor, scaled(factor * rateLimits.perAddress), now),
    counter("caller", callerAddress, scaled(rateLimits.perCaller), now),
    counter("email", person, scaled(rateLimits.perEmail), now),
    ...(isDirect ? [counter("direct", "", scaled(rateLimits.direct), now)] : []),
    dayCounter(keys.appCheckVerified, scaled(rateLimits.perDay), now),
  ];
}

function formsIn(snapshot: DocumentSnapshot | undefined): unknown[] {
  const forms: unknown = snapshot?.get("forms");
  return Array.isArray(forms) ? forms : [];
}

/** The counters without room for this form, which are remembered. */
function withoutRoom(counters: Counter[], snapshots: DocumentSnapshot[], token: string): Counter[] {
  return counters.filter((each, index) => {
    const forms = formsIn(snapshots[index]);
    const position = forms.indexOf(token);
    const isFull = (position < 0 ? forms.length : position) >= each.max;
    if (isFull) full.set(each.name, each.windowEnd);
    return isFull;
  });
}

/** Once for each limit and window: by the form that takes the last slot. */
function logLastSlots(counters: Counter[], snapshots: DocumentSnapshot[], token: string): void {
  for (const [index, { limit, max, windowEnd }] of counters.entries()) {
    if (formsIn(snapshots[index]).indexOf(token) !== max - 1) continue;
    logger.warn("form limit reached", { limit, until: new Date(windowEnd).toISOString() });
  }
}

/** A form's slot in the counters of its keys. */
export interface Slot {
  /** Set when a limit is reached: the form must be refused. */
  retryAfterSeconds?: number;
  /** Set when the owner gets no email of its own for this form, but a summary then. */
  summaryAt?: Timestamp;
  /** Gives the slot back, when the form was refused or could not be stored. */
  release(): Promise<void>;
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

function refusal(counters: Counter[], now: number): Slot {
  const end = Math.max(...counters.map(({ windowEnd }) => windowEnd));
  return {
    retryAfterSeconds: Math.max(1, Math.ceil((end - now) / 1000)),
    release: async () => undefined,
  };
}

/**
 * Reserves a slot in `rate_limits/{fingerprint of key and window}`, for fixed windows. A counter is the list of the
 * forms it counted: a form first adds itself, then looks where it stands, and is refused behind the limit. So the limit
 * is exact however many come at once, a repeat of a form is not counted again, and nobody waits for anybody's lock, as
 * they would with counters in the transaction that stores the form (measured: 50 visitors at once brought that to a
 * stop). Reading comes first, so that a flood of refused forms writes nothing. `expires_at` is for Firestore's TTL policy.
 */
export async function reserveSlot(keys: RateLimitKeys, now: number): Promise<Slot> {
  const limits = limitsOn(keys, now);
  const known = limits.filter((each) => isKnownFull(each, now));
  if (known.length > 0) return refusal(known, now);

  const token = fingerprint(keys.submissionId).slice(0, 12);
  const mails = counter("mails", "", intakeSettings().MAILS_PER_HOUR, now);
  const mayMail = keys.wantsMail && !isKnownFull(mails, now);
  const asked = mayMail ? [...limits, mails] : limits;
  const before = withoutRoom(asked, await read(asked), token);
  const refusing = before.filter((each) => each !== mails);
  // Another shard of the day may still be open.
  if (refusing.some(({ limit }) => limit.startsWith("all"))) return reserveSlot(keys, now);
  if (refusing.length > 0) return refusal(refusing, now);

  const taken = asked.filter((each) => !before.includes(each));
  await writeForms(taken, FieldValue.arrayUnion(token));
  const after = await read(taken);
  const late = withoutRoom(taken, after, token);
  const release = () => writeForms(taken, FieldValue.arrayRemove(token));
  const lateRefusing = late.filter((each) => each !== mails);
  if (lateRefusing.length > 0) return { ...refusal(lateRefusing, now), release };
  logLastSlots(taken, after, token);
  const hasMail = taken.includes(mails) && !late.includes(mails);
  return {
    ...(keys.wantsMail && !hasMail && { summaryAt: Timestamp.fromMillis(mails.windowEnd) }),
    release,
  };
}
