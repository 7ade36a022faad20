import type { DocumentSnapshot } from "firebase-admin/firestore";
import { collections } from "../contract/collections.ts";
import { normalizeEmail } from "../contract/email-address.ts";
import { sourceFacts } from "../contract/form-source.ts";
import { newLead } from "../contract/lead.ts";
import { keptDays } from "../contract/limits.ts";
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

/** A name typed into one field, as the two the team's lists have. */
function splitName(name: string | undefined) {
  const [first = "", ...rest] = (name ?? "").split(" ");
  return { first_name: first, last_name: rest.join(" ") };
}

function leadFrom(signup: NewsletterSubmission): FormLead {
  const { town } = sourceFacts(signup.source);
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

const { unconfirmedSubscriber } = keptDays;

/** What is known of the address that a form brings. */
function knownFrom(record: DocumentSnapshot) {
  const known = storedSubscriber.parse(record.data() ?? {});
  const isOnList = record.exists && known.wants_newsletter;
  // Who asked for a quote only has no links.
  const hasLeft = record.exists && !isOnList && known.token_id !== undefined;
  return {
    ...known,
    ...{ isOnList, isConfirmed: isOnList && known.confirmed_at !== null },
    hasLeft: hasLeft || known.left_before,
    /** Its mailbox refused our mail, and within the time for which that is kept it is mailed no more. */
    isRefused: hasLeft && known.ended_at !== null,
  };
}

/** What a form leaves behind of the address: one on the list stays as it is, but may be asked again to confirm. */
function subscriptionOf(
  signup: NewsletterSubmission,
  record: DocumentSnapshot,
): Omit<PreparedForm, "outcome"> {
  const { path } = record.ref;
  const { isOnList, isConfirmed, hasLeft, isRefused, token_id, email } = knownFrom(record);
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
  const document = { path, data, keptDays: unconfirmedSubscriber, replaces: record.exists };
  return { documents: [document], asked: { path, email: signup.email, hasLeft } };
}

/** All newsletter and quote forms. */
export const newsletterSignup = formCallable(newsletterSubmission, {
  nameOf: ({ source }) => source,
  contentOf: ({ email, name = "", source, wantsNewsletter }) => ({
    ...{ email, name, source },
    // Left out where it is false: forms that were sent before there was a box are recognized.
    ...(wantsNewsletter && { wantsNewsletter }),
  }),
  leadOf: (signup) => (sourceFacts(signup.source).quote ? leadFrom(signup) : undefined),
  mayAsk: joinsNewsletter,
  /*
   * A subscribed address is no reason to lose a request for a quote: the lead and the mail are made also
   * where the visitor is then told "already subscribed". A newsletter form of an address that is known leaves no
   * record, at most a mail that asks to confirm, so a later repeat is simply judged again.
   */
  async prepare(signup, transaction) {
    const path = `${collections.subscribers}/${fingerprint(normalizeEmail(signup.email))}`;
    const record = await transaction.get(database().doc(path));
    // Only whoever has confirmed is on the list, and only who asks for the newsletter is told so.
    const isSubscribed = joinsNewsletter(signup) && knownFrom(record).isConfirmed;
    const isTold = isSubscribed && !sourceFacts(signup.source).repeatIsSuccess;
    const outcome = isTold ? "EMAIL_EXISTS" : "RECEIVED";
    return { outcome, subscriber: path, ...subscriptionOf(signup, record) };
  },
});
