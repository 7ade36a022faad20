import { settings } from "../config.ts";
import { agencyCompanyId, collections, companyPath } from "../contract/collections.ts";
import {
  type ContactMessage,
  contactMessage,
  contactSubmission,
} from "../contract/contact-message.ts";
import { newLead } from "../contract/lead.ts";
import { formCallable } from "../intake/form-callable.ts";
import { contactMail } from "../mail/contact-mail.ts";

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

/** The contact form: stores the message, a lead and the email to the owner. */
export const sendContactEmail = formCallable(contactSubmission, {
  nameOf: () => "contact-form",
  contentOf: (submission) => contactMessage.parse(submission),
  prepare(submission, _transaction, at) {
    const id = submission.submission_id;
    const message = contactMessage.parse(submission);
    return {
      outcome: "RECEIVED",
      documents: [
        { path: `${collections.contactMessages}/${id}`, data: message },
        { path: `${companyPath(agencyCompanyId, "leads")}/${id}`, data: leadFrom(message) },
      ],
      mail: contactMail(message, at, settings()),
    };
  },
});
