import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from "firebase-admin/firestore";
import { HttpsError } from "firebase-functions/https";
import * as logger from "firebase-functions/logger";
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
 * Stores a form once, all or nothing: in one transaction the submission's record and whatever the
 * form leaves behind. The record `submissions/{submission_id}` makes a repeat recognisable: same
 * content, same answer, nothing written or counted; other content is refused. It is kept as long as
 * what the form left behind, which bears the same id.
 */
export async function acceptForm(form: AcceptedForm): Promise<void> {
  let outcome: Outcome;
  try {
    outcome = await settle(form);
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

async function settle(form: AcceptedForm): Promise<Outcome> {
  const digest = fingerprint(form.form, form.content);
  const record = database().doc(`${collections.submissions}/${form.submissionId}`);
  const earlier = earlierOutcome(await record.get(), digest);
  if (earlier) return earlier;

  const place = await takePlace(form, Date.now());
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
      const twin = earlierOutcome(await transaction.get(record), digest);
      return twin ?? storeForm(transaction, form, record, digest);
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
  record: DocumentReference,
  digest: string,
): Promise<Outcome> {
  const prepared = await form.prepare(transaction);
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

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : "unknown";
}
