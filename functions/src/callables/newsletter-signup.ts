import type { DocumentSnapshot } from "firebase-admin/firestore";
import { collections } from "../contract/collections.ts";
import { normalizeEmail } from "../contract/email-address.ts";
import { sourceDetails } from "../contract/form-source.ts";
import { newLead } from "../contract/lead.ts";
import { retentionDays } from "../contract/limits.ts";
import {
  joinsNewsletter,
  type NewsletterSubmission,
  newsletterSubmission,
} from "../contract/newsletter-signup.ts";
import { newSubscriber, storedSubscriber } from "../contract/subscriber.ts";
import { database } from "../database.ts";
import { daysFrom } from "../expiry.ts";
import { fingerprint } from "../fingerprint.ts";
import type { FormLead, PreparedForm } from "../intake/accept-form.ts";
import { formCallable } from "../intake/form-callable.ts";
import { newTokenId } from "../newsletter/token.ts";

/** Splits a name typed into one field into the two fields that the team's lists have. */
function splitName(name: string | undefined) {
  const [first = "", ...rest] = (name ?? "").split(" ");
  return { first_name: first, last_name: rest.join(" ") };
}

function leadFrom(signup: NewsletterSubmission): FormLead {
  const { town } = sourceDetails(signup.source);
  return newLead.parse({
    ...splitName(signup.name),
    email: signup.email,
    status: "todo",
    source: signup.source,
    ...(town && { town }),
  });
}

function subscriberFrom(signup: NewsletterSubmission, tokenId: string | undefined) {
  const wants_newsletter = joinsNewsletter(signup);
  return newSubscriber.parse({
    email: signup.email,
    ...(signup.name && { name: signup.name }),
    source: signup.source,
    wants_newsletter,
    ...(wants_newsletter && { token_id: tokenId ?? newTokenId() }),
  });
}

const { unconfirmedSubscriber } = retentionDays;

/** Returns what we know about the address in a form. */
function subscriptionState(record: DocumentSnapshot) {
  const subscriber = storedSubscriber.parse(record.data() ?? {});
  const isOnList = record.exists && subscriber.wants_newsletter;
  // Somebody who only asked for a quote has no links.
  const hasLeft = record.exists && !isOnList && subscriber.token_id !== undefined;
  return {
    ...subscriber,
    ...{ isOnList, isConfirmed: isOnList && subscriber.confirmed_at !== null },
    hasLeft: hasLeft || subscriber.left_before,
    /** The mailbox refused our mail. It gets no more mail for as long as we keep this record. */
    isRefused: hasLeft && subscriber.ended_at !== null,
  };
}

/**
 * Returns what a form stores about the address. An address on the list stays unchanged, but may be asked again to
 * confirm.
 */
function subscriptionOf(
  signup: NewsletterSubmission,
  record: DocumentSnapshot,
): Omit<PreparedForm, "outcome"> {
  const { path } = record.ref;
  const { isOnList, isConfirmed, hasLeft, isRefused, token_id, email } = subscriptionState(record);
  if (!joinsNewsletter(signup)) {
    const documents = record.exists ? [] : [{ path, data: subscriberFrom(signup, undefined) }];
    return { documents };
  }
  if (isConfirmed || isRefused) return { documents: [] };
  if (isOnList) {
    const expires_at = daysFrom(record.readTime.toMillis(), unconfirmedSubscriber);
    const renewed = { wants_newsletter: true, token_id: token_id ?? newTokenId(), expires_at };
    return { documents: [], asked: { path, email, hasLeft, renewed } };
  }
  const data = { ...subscriberFrom(signup, token_id), ...(hasLeft && { left_before: true }) };
  const document = { path, data, retentionDays: unconfirmedSubscriber, replaces: record.exists };
  return { documents: [document], asked: { path, email: signup.email, hasLeft } };
}

/** The callable for all newsletter and quote forms. */
export const newsletterSignup = formCallable(newsletterSubmission, (signup) => {
  const { email, name = "", source, wantsNewsletter } = signup;
  const { quote, repeatIsSuccess } = sourceDetails(source);
  const joins = joinsNewsletter(signup);
  return {
    form: source,
    // The field is left out if it's false, so that repeats of forms from before the box existed are recognized.
    content: { email, name, source, ...(wantsNewsletter && { wantsNewsletter }) },
    lead: quote ? leadFrom(signup) : undefined,
    allowsConfirmation: joins,
    /*
     * A subscribed address is no reason to lose a request for a quote: the lead and the mail are made even if the
     * visitor is then told "already subscribed". A newsletter form with a known address leaves no record, at most a mail
     * that asks to confirm, so a later repeat is simply judged again.
     */
    async prepare(transaction) {
      const path = `${collections.subscribers}/${fingerprint(normalizeEmail(email))}`;
      const record = await transaction.get(database().doc(path));
      // Only a confirmed address is on the list, and only somebody who asks for the newsletter is told so.
      const alreadySubscribed = joins && subscriptionState(record).isConfirmed && !repeatIsSuccess;
      const outcome = alreadySubscribed ? "EMAIL_EXISTS" : "RECEIVED";
      return { outcome, subscriber: path, ...subscriptionOf(signup, record) };
    },
  };
});
