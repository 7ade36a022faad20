import { setTimeout as pause } from "node:timers/promises";
import { type DocumentSnapshot, FieldValue, type Transaction } from "firebase-admin/firestore";
import { HttpsError } from "firebase-functions/https";
import * as logger from "firebase-functions/logger";
import { agencyCompanyId, collections, companyPath } from "../contract/collections.ts";
import { withDerivedFields } from "../contract/derived-fields.ts";
import { normalizeEmail } from "../contract/email-address.ts";
import type { NewLead } from "../contract/lead.ts";
import { codeOf, database } from "../database.ts";
import { daysFrom } from "../expiry.ts";
import { fingerprint } from "../fingerprint.ts";
import { intakeSettings } from "../intake-settings.ts";
import { queueMail, queueSummary } from "../mail-queue/mail-queue.ts";
import {
  emailExists,
  submissionIdReused,
  temporarilyUnavailable,
  tooManyRequests,
} from "./form-errors.ts";
import { type LimitedForm, reserveSlot, type Slot } from "./rate-limit.ts";
import { type AskedSubscriber, queueQuestion, queueReceipt } from "./visitor-mail.ts";

/** How an accepted form is answered, now and whenever it is repeated. */
export type Outcome = "RECEIVED" | "EMAIL_EXISTS";

/** A form's lead. Its times are the server's. */
export type FormLead = NewLead & { texts_ok_at?: FieldValue };

export interface AcceptedForm extends LimitedForm {
  /** The checked fields. A repeat must have the same ones. */
  content: object;
  /** The lead for the team. The owner gets an email about it, and the visitor a receipt. */
  lead?: FormLead | undefined;
  /** The lead waits for nothing, and its visitor already has a receipt from somebody else. */
  isAnswered?: boolean;
  /** How many days its documents are kept, except for the lead. */
  retentionDays: number;
  /** Reads what it needs, then says what to write and how to answer. */
  prepare(transaction: Transaction): Promise<PreparedForm>;
}

export interface PreparedForm {
  outcome: Outcome;
  /** What the form stores in addition to the lead. If there is neither, nothing is recorded. */
  documents: FormDocument[];
  /** The subscriber with the form's address, by which the form's record is found. */
  subscriber?: string;
  /** A subscriber to ask by email to confirm, as often as a mailbox may get mail. */
  asked?: AskedSubscriber;
}

interface FormDocument {
  path: string;
  data: object;
  /** Set if it differs from the form's own. */
  retentionDays?: number;
  /** The document replaces an older one. */
  replaces?: boolean;
}

/**
 * Stores a form once, all or nothing (docs/decisions/004-outbox-and-one-id.md): one transaction writes the submission's
 * record and whatever else the form stores. The record `submissions/{submission_id}` makes a repeat recognizable. The
 * same content gets the same answer, and nothing is written or counted; other content is refused. Everything stored has
 * the same id.
 * If Firestore doesn't answer, the visitor is told so before the browser gives up waiting.
 */
export async function acceptForm(form: AcceptedForm): Promise<void> {
  let outcome: Outcome;
  try {
    outcome = await inTime(settle(form));
  } catch (error) {
    if (error instanceof HttpsError) throw error;
    // The error's text may quote the data being written, so the log gets only its code.
    logger.error("A form could not be stored", {
      submission_id: form.submissionId,
      code: codeOf(error),
    });
    throw temporarilyUnavailable();
  }
  if (outcome === "EMAIL_EXISTS") throw emailExists();
}

/**
 * Limits how long we wait, because Firestore's library itself retries for ten minutes. A form that times out here may
 * still be stored later; a repeat then finds its record, so nothing is doubled.
 */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const stop = new AbortController();
  const expiry = pause(intakeSettings().FORM_SECONDS * 1000, undefined, {
    signal: stop.signal,
  }).then(() => {
    throw Object.assign(new Error("Firestore did not answer in time"), { code: "timeout" });
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    stop.abort();
  }
}

async function settle(form: AcceptedForm): Promise<Outcome> {
  const digest = fingerprint(form.form, form.content);
  const record = database().doc(`${collections.submissions}/${form.submissionId}`);
  const snapshot = await record.get();
  const earlier = earlierOutcome(snapshot, digest);
  if (earlier) return earlier;

  const slot = await reserveSlot(
    { ...form, wantsMail: form.lead !== undefined },
    snapshot.readTime.toMillis(),
  );
  const release = () =>
    slot.release().catch((error) => {
      logger.warn("A slot in the rate limit could not be given back", { code: codeOf(error) });
    });
  if (slot.retryAfterSeconds !== undefined) {
    await release();
    throw tooManyRequests(slot.retryAfterSeconds);
  }
  try {
    return await database().runTransaction(async (transaction) => {
      // A copy of this form that came at the same moment may have been quicker.
      const current = await transaction.get(record);
      return earlierOutcome(current, digest) ?? storeForm(transaction, form, current, digest, slot);
    });
  } catch (error) {
    // A copy of this form may have been quicker. It shares this slot, so the slot isn't released.
    const earlier = earlierOutcome(await record.get(), digest);
    if (earlier) return earlier;
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
  { summaryAt, question }: Slot,
): Promise<Outcome> {
  const { outcome, documents, asked, subscriber } = await form.prepare(transaction);
  const { lead, isAnswered } = form;
  const ask =
    asked && question && (await queueQuestion(transaction, asked, readTime, question.due));
  if (documents.length === 0 && !lead) {
    ask?.();
    return outcome;
  }
  const leadPath = `${companyPath(agencyCompanyId, "leads")}/${form.submissionId}`;
  const addSummary = lead && summaryAt && (await queueSummary(transaction, summaryAt));
  const addReceipt =
    lead && !summaryAt && !isAnswered
      ? await queueReceipt(transaction, form, leadPath, readTime)
      : undefined;
  const created_at = FieldValue.serverTimestamp();
  const record = {
    path: ref.path,
    data: { form: form.form, digest, outcome, ...(subscriber && { subscriber }) },
  };
  const email_key = normalizeEmail(form.email);
  const ofPerson = documents.map((each) => ({ ...each, data: { ...each.data, email_key } }));
  const all: FormDocument[] = [record, ...ofPerson];
  for (const { path, data, retentionDays = form.retentionDays, replaces } of all) {
    const expires_at = daysFrom(readTime.toMillis(), retentionDays);
    const document = { ...data, created_at, expires_at };
    if (replaces) transaction.set(database().doc(path), document);
    else transaction.create(database().doc(path), document);
  }
  ask?.();
  if (!lead) return outcome;
  const summary = addSummary && { summary_at: summaryAt };
  transaction.create(database().doc(leadPath), {
    ...withDerivedFields("leads", lead),
    ...summary,
    created_at,
    ...(!isAnswered && { waiting_since: created_at }),
  });
  if (addSummary) addSummary();
  else queueMail(transaction, form.submissionId, { kind: "lead", lead: leadPath }, readTime);
  addReceipt?.();
  return outcome;
}
