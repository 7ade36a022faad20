import { FieldValue, type Timestamp, type Transaction } from "firebase-admin/firestore";
import { type CallableRequest, onCall } from "firebase-functions/https";
import { settings } from "../config.ts";
import type { SubmissionAnswer } from "../contract/callables.ts";
import { agencyCompanyId, collections, companyPath } from "../contract/collections.ts";
import { normalizeEmail } from "../contract/email-address.ts";
import { newLead } from "../contract/lead.ts";
import {
  type NewsletterSubmission,
  newsletterSubmission,
  sourceFacts,
} from "../contract/newsletter-signup.ts";
import { newSubscriber } from "../contract/subscriber.ts";
import { database } from "../database.ts";
import { acceptForm, type PreparedForm } from "../intake/accept-form.ts";
import { clientAddress } from "../intake/client-address.ts";
import { fingerprint } from "../intake/fingerprint.ts";
import { formOptions } from "../intake/form-options.ts";
import { guardRequest } from "../intake/guard-request.ts";
import { readForm } from "../intake/read-form.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { quoteMail } from "../mail/quote-mail.ts";

/** A name typed into one field, as the two the team's lists have. */
function splitName(name: string | undefined) {
  const [first = "", ...rest] = (name ?? "").split(" ");
  return { first_name: first, last_name: rest.join(" ") };
}

/** A lead in the agency's company and the owner's mail; both bear the submission's id. */
function writeQuoteRequest(
  transaction: Transaction,
  signup: NewsletterSubmission,
  at: Timestamp,
): void {
  const { town } = sourceFacts[signup.source];
  const lead = newLead.parse({
    ...splitName(signup.name),
    email: signup.email,
    status: "todo",
    source: signup.source,
    ...(town && { town }),
  });
  const id = signup.submission_id;
  transaction.create(database().doc(`${companyPath(agencyCompanyId, "leads")}/${id}`), {
    ...lead,
    created_at: FieldValue.serverTimestamp(),
  });
  queueMail(transaction, id, quoteMail(signup, at.toDate(), settings()), at);
}

function writeSubscriber(transaction: Transaction, id: string, signup: NewsletterSubmission): void {
  const subscriber = newSubscriber.parse({
    email: signup.email,
    ...(signup.name && { name: signup.name }),
    source: signup.source,
  });
  transaction.create(database().doc(`${collections.subscribers}/${id}`), {
    ...subscriber,
    created_at: FieldValue.serverTimestamp(),
  });
}

/*
 * A known address is no reason to lose a request for a quote: the lead and the mail are made also
 * where the visitor is then told "already subscribed". A newsletter form leaves nothing in that case,
 * so a later repeat is simply judged again.
 */
async function prepare(
  transaction: Transaction,
  signup: NewsletterSubmission,
): Promise<PreparedForm> {
  const facts = sourceFacts[signup.source];
  const subscriberId = fingerprint(normalizeEmail(signup.email));
  const known = await transaction.get(database().doc(`${collections.subscribers}/${subscriberId}`));
  const outcome = known.exists && !facts.repeatIsSuccess ? "EMAIL_EXISTS" : "RECEIVED";
  if (known.exists && !facts.quote) return { outcome };
  return {
    outcome,
    write(at) {
      if (!known.exists) writeSubscriber(transaction, subscriberId, signup);
      if (facts.quote) writeQuoteRequest(transaction, signup, at);
    },
  };
}

async function receive(request: CallableRequest): Promise<SubmissionAnswer> {
  const signup = readForm(request, newsletterSubmission);
  if (!signup) return { received: true };
  const { rawRequest } = request;
  const forwarded = rawRequest.headers["x-forwarded-for"];
  await acceptForm({
    submissionId: signup.submission_id,
    form: signup.source,
    email: signup.email,
    address: clientAddress(forwarded, rawRequest.socket?.remoteAddress, settings().TRUSTED_HOPS),
    appCheckVerified: request.app !== undefined,
    content: { email: signup.email, name: signup.name ?? "", source: signup.source },
    prepare: (transaction) => prepare(transaction, signup),
  });
  return { received: true };
}

/** All newsletter and quote forms. */
export const newsletterSignup = guardRequest(onCall(formOptions, receive));
