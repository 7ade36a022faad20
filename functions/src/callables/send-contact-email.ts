import { FieldValue } from "firebase-admin/firestore";
import { type CallableRequest, onCall } from "firebase-functions/https";
import { settings } from "../config.ts";
import type { SubmissionAnswer } from "../contract/callables.ts";
import { agencyCompanyId, collections, companyPath } from "../contract/collections.ts";
import {
  type ContactMessage,
  contactMessage,
  contactSubmission,
} from "../contract/contact-message.ts";
import { newLead } from "../contract/lead.ts";
import { database } from "../database.ts";
import { acceptForm } from "../intake/accept-form.ts";
import { clientAddress } from "../intake/client-address.ts";
import { formOptions } from "../intake/form-options.ts";
import { guardRequest } from "../intake/guard-request.ts";
import { readForm } from "../intake/read-form.ts";
import { contactMail } from "../mail/contact-mail.ts";
import { queueMail } from "../mail/queue-mail.ts";

function leadFrom(message: ContactMessage) {
  return newLead.parse({
    first_name: message.firstName,
    last_name: message.lastName,
    company_name: message.companyName,
    email: message.email,
    status: "todo",
    source: "contact-form",
    message: message.message,
    service_interests: message.serviceInterests,
    business_type: message.businessType,
  });
}

async function receive(request: CallableRequest): Promise<SubmissionAnswer> {
  const submission = readForm(request, contactSubmission);
  if (!submission) return { received: true };
  const id = submission.submission_id;
  const message = contactMessage.parse(submission);
  const { rawRequest } = request;
  const forwarded = rawRequest.headers["x-forwarded-for"];
  await acceptForm({
    submissionId: id,
    form: "contact-form",
    email: message.email,
    address: clientAddress(forwarded, rawRequest.socket?.remoteAddress, settings().TRUSTED_HOPS),
    appCheckVerified: request.app !== undefined,
    content: message,
    prepare: async (transaction) => ({
      outcome: "RECEIVED",
      write(at) {
        const created_at = FieldValue.serverTimestamp();
        const store = database();
        transaction.create(store.doc(`${collections.contactMessages}/${id}`), {
          ...message,
          created_at,
        });
        transaction.create(store.doc(`${companyPath(agencyCompanyId, "leads")}/${id}`), {
          ...leadFrom(message),
          created_at,
        });
        queueMail(transaction, id, contactMail(message, at.toDate(), settings()), at);
      },
    }),
  });
  return { received: true };
}

/** The contact form: stores the message, a lead and the email to the owner. */
export const sendContactEmail = guardRequest(onCall(formOptions, receive));
