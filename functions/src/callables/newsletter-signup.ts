import { collections } from "../contract/collections.ts";
import { normalizeEmail } from "../contract/email-address.ts";
import { newLead } from "../contract/lead.ts";
import {
  type NewsletterSubmission,
  newsletterSubmission,
  sourceFacts,
} from "../contract/newsletter-signup.ts";
import { newSubscriber } from "../contract/subscriber.ts";
import { database } from "../database.ts";
import type { FormLead } from "../intake/accept-form.ts";
import { fingerprint } from "../intake/fingerprint.ts";
import { formCallable } from "../intake/form-callable.ts";

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

function subscriberFrom(signup: NewsletterSubmission) {
  return newSubscriber.parse({
    email: signup.email,
    ...(signup.name && { name: signup.name }),
    source: signup.source,
  });
}

/** All newsletter and quote forms. */
export const newsletterSignup = formCallable(newsletterSubmission, {
  nameOf: ({ source }) => source,
  contentOf: ({ email, name = "", source }) => ({ email, name, source }),
  leadOf: (signup) => (sourceFacts(signup.source).quote ? leadFrom(signup) : undefined),
  /*
   * A known address is no reason to lose a request for a quote: the lead and the mail are made also
   * where the visitor is then told "already subscribed". A newsletter form leaves nothing in that case,
   * so a later repeat is simply judged again.
   */
  async prepare(signup, transaction) {
    const path = `${collections.subscribers}/${fingerprint(normalizeEmail(signup.email))}`;
    const { exists } = await transaction.get(database().doc(path));
    const isRefused = exists && !sourceFacts(signup.source).repeatIsSuccess;
    return {
      outcome: isRefused ? "EMAIL_EXISTS" : "RECEIVED",
      documents: exists ? [] : [{ path, data: subscriberFrom(signup), staysForever: true }],
    };
  },
});
