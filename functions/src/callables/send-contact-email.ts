import { FieldValue } from "firebase-admin/firestore";
import type { z } from "zod";
import { collections } from "../contract/collections.ts";
import {
  type ContactMessage,
  contactMessage,
  contactSubmission,
} from "../contract/contact-message.ts";
import { newLead } from "../contract/lead.ts";
import type { FormLead } from "../intake/accept-form.ts";
import { formCallable } from "../intake/form-callable.ts";

function leadFrom(contactMessage: ContactMessage): FormLead {
  const { firstName, lastName, companyName, email, ...about } = contactMessage;
  const { serviceInterests, businessType, message, ...ifLeft } = about;
  const { phone, contactBy, textsOk, ...others } = ifLeft;
  // A new field of the form needs a place here, or a decision to leave it out.
  others satisfies Record<string, never>;
  const lead = newLead.parse({
    first_name: firstName,
    last_name: lastName,
    company_name: companyName,
    email,
    status: "todo",
    source: "contact-form",
    message,
    service_interests: serviceInterests,
    business_type: businessType,
    ...(phone && { phone }),
    ...(contactBy && { contact_by: contactBy }),
  } satisfies z.input<typeof newLead>);
  return { ...lead, ...(textsOk && { texts_ok_at: FieldValue.serverTimestamp() }) };
}

/** The callable for the contact form. It stores the message and a lead, and the owner gets an email about the lead. */
export const sendContactEmail = formCallable(contactSubmission, (submission) => {
  const data = contactMessage.parse(submission);
  const path = `${collections.contactMessages}/${submission.submission_id}`;
  return {
    form: "contact-form",
    content: data,
    lead: leadFrom(data),
    allowsConfirmation: false,
    prepare: async () => ({ outcome: "RECEIVED", documents: [{ path, data }] }),
  };
});
