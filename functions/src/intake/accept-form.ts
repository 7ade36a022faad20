import { setTimeout as pause } from "node:timers/promises";
import {
  type DocumentSnapshot,
  FieldValue,
  type Timestamp,
  type Transaction,
} from "firebase-admin/firestore";
import { HttpsError } from "firebase-functions/https";
import * as logger from "firebase-functions/logger";
import { settings } from "../config.ts";
import { collections } from "../contract/collections.ts";
import { database } from "../database.ts";
import type { ClientAddress } from "./client-address.ts";
import { fingerprint } from "./fingerprint.ts";
import { takePlace } from "./rate-limit.ts";
import {
  emailExists,
  submissionIdReused,
  temporarilyUnavailable,
  tooManyRequests,
} from "./refusal.ts";

/** How an accepted form is answered, now and whenever it is repeated. */
export type Outcome = "RECEIVED" | "EMAIL_EXISTS";

export interface AcceptedForm {
  submissionId: string;
  /** `contact-form` or the newsletter source. */
  form: string;
  email: string;
  address: ClientAddress;
  /** It came with a valid App Check token (`request.app`). */
  appCheckVerified: boolean;
  /** The checked fields; a repeat must bring the same. */
  content: object;
  /** Reads what it needs, then returns what is to be written and how to answer. */
  prepare(transaction: Transaction): Promise<PreparedForm>;
}

export interface PreparedForm {
  outcome: Outcome;
  /**
   * Writes everything the form leaves behind. Absent when it leaves nothing. `at` is Firestore's time
   * of the writing: no clock but Firestore's is trusted, so that a machine whose clock is wrong
   * neither miscounts nor delays.
   */
  write?(at: Timestamp): void;
}

/**
 * Stores a form once, all or nothing (docs/decisions/004-outbox-and-one-id.md): in one transaction the
 * submission's record and whatever the form leaves behind. The record `submissions/{submission_id}` makes a repeat recognizable: same
 * content, same answer, nothing written or counted; other content is refused. It is kept as long as
 * what the form left behind, which bears the same id.
 * When Firestore does not answer, the visitor is told so before the browser gives up waiting.
 */
export async function acceptForm(form: AcceptedForm): Promise<void> {
  let outcome: Outcome;
  try {
    outcome = await inTime(settle(form));
  } catch (error) {
    if (error instanceof HttpsError) throw error;
    // The error's text may quote what was to be written, so only its code is logged.
    logger.error("A form could not be stored", {
      submission_id: form.submissionId,
      code: codeOf(error),
    });
    throw temporarilyUnavailable();
  }
  if (outcome === "EMAIL_EXISTS") throw emailExists();
}

/**
 * Firestore's library itself goes on trying for ten minutes. What is broken off here may still be
 * stored afterwards; a repeat finds its record then, so nothing is doubled.
 */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const stop = new AbortController();
  const expiry = pause(settings().FORM_SECONDS * 1000, undefined, { signal: stop.signal }).then(
    () => {
      throw Object.assign(new Error("Firestore did not answer in time"), { code: "timeout" });
    },
  );
  try {
    return await Promise.race([work, expiry]);
  } finally {
    stop.abort();
  }
}

async function settle(form: AcceptedForm): Promise<Outcome> {
  const digest = fingerprint(form.form, form.content);
  const record = database().doc(`${collections.submissions}/${form.submissionId}`);
  const found = await record.get();
  const earlier = earlierOutcome(found, digest);
  if (earlier) return earlier;

  const place = await takePlace(form, found.readTime.toMillis());
  const release = () =>
    place.release().catch((error) => {
      logger.warn("A place in the rate limit could not be given back", { code: codeOf(error) });
    });
  if (place.retryAfterSeconds !== undefined) {
    await release();
    throw tooManyRequests(place.retryAfterSeconds);
  }
  try {
    return await database().runTransaction(async (transaction) => {
      // A twin that came at the same moment may have been quicker.
      const current = await transaction.get(record);
      return earlierOutcome(current, digest) ?? storeForm(transaction, form, current, digest);
    });
  } catch (error) {
    await release();
    throw error;
  }
}

function earlierOutcome(record: DocumentSnapshot, digest: string): Outcome | undefined {
  if (!record.exists) return undefined;
  if (record.get("digest") !== digest) throw submissionIdReused();
  return record.get("outcome") === "EMAIL_EXISTS" ? "EMAIL_EXISTS" : "RECEIVED";
}

async function storeForm(
  transaction: Transaction,
  form: AcceptedForm,
  { ref, readTime }: DocumentSnapshot,
  digest: string,
): Promise<Outcome> {
  const prepared = await form.prepare(transaction);
  if (prepared.write) {
    transaction.create(ref, {
      form: form.form,
      digest,
      outcome: prepared.outcome,
      created_at: FieldValue.serverTimestamp(),
    });
    prepared.write(readTime);
  }
  return prepared.outcome;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : "unknown";
}
