import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { HttpsError } from "firebase-functions/https";
import * as logger from "firebase-functions/logger";
import { collections } from "../contract/collections.ts";
import { database } from "../database.ts";
import type { ClientAddress } from "./client-address.ts";
import { fingerprint } from "./fingerprint.ts";
import { checkRateLimit } from "./rate-limit.ts";
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
  /** The checked fields; a repeat must bring the same. */
  content: object;
  /** Reads what it needs, then returns what is to be written and how to answer. */
  prepare(transaction: Transaction): Promise<PreparedForm>;
}

export interface PreparedForm {
  outcome: Outcome;
  /** Writes everything the form leaves behind. Absent when it leaves nothing. */
  write?(): void;
}

/**
 * Stores a form once, all or nothing: in one transaction the submission's record, the counters of the
 * rate limit and whatever the form leaves behind. The record `submissions/{submission_id}` makes a
 * repeat recognisable: same content, same answer, nothing written or counted; other content is
 * refused. It is kept as long as what the form left behind, which bears the same id.
 */
export async function acceptForm(form: AcceptedForm): Promise<void> {
  const digest = fingerprint(form.form, form.content);
  let outcome: Outcome;
  try {
    outcome = await database().runTransaction((transaction) => settle(transaction, form, digest));
  } catch (error) {
    if (error instanceof HttpsError) throw error;
    // The error's text may quote what was to be written, so only its code is logged.
    const code = error instanceof Error && "code" in error ? error.code : "unknown";
    logger.error("A form could not be stored", { submission_id: form.submissionId, code });
    throw temporarilyUnavailable();
  }
  if (outcome === "EMAIL_EXISTS") throw emailExists();
}

async function settle(
  transaction: Transaction,
  form: AcceptedForm,
  digest: string,
): Promise<Outcome> {
  const record = database().doc(`${collections.submissions}/${form.submissionId}`);
  const earlier = await transaction.get(record);
  if (earlier.exists) {
    if (earlier.get("digest") !== digest) throw submissionIdReused();
    return earlier.get("outcome") === "EMAIL_EXISTS" ? "EMAIL_EXISTS" : "RECEIVED";
  }
  const limit = await checkRateLimit(transaction, form, Date.now());
  if (limit.retryAfterSeconds !== undefined) throw tooManyRequests(limit.retryAfterSeconds);
  const prepared = await form.prepare(transaction);
  limit.count();
  if (prepared.write) {
    transaction.create(record, {
      form: form.form,
      digest,
      outcome: prepared.outcome,
      created_at: FieldValue.serverTimestamp(),
    });
    prepared.write();
  }
  return prepared.outcome;
}
