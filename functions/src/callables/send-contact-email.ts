import { collections } from "../contract/collections.ts";
import {
  type ContactMessage,
  contactMessage,
  contactSubmission,
} from "../contract/contact-message.ts";
import { type NewLead, newLead } from "../contract/lead.ts";
import { formCallable } from "../intake/form-callable.ts";

function leadFrom(message: ContactMessage): NewLead {
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

/** The contact form: stores the message and a lead, of which the owner gets an email. */
export const sendContactEmail = formCallable(contactSubmission, {
  nameOf: () => "contact-form",
  contentOf: (submission) => contactMessage.parse(submission),
  leadOf: (submission) => leadFrom(contactMessage.parse(submission)),
  prepare: (submission) => ({
    outcome: "RECEIVED",
    documents: [
      {
        path: `${collections.contactMessages}/${submission.submission_id}`,
        data: contactMessage.parse(submission),
      },
    ],
  }),
});
