import { serviceInterestLabels, serviceInterests } from "../contract/contact-message.ts";
import type { StoredLead } from "../contract/lead.ts";
import type { OwnerMail } from "./owner-mail.ts";

/** Somebody wrote by the contact form. */
export function contactMail(lead: StoredLead): OwnerMail {
  const name = `${lead.first_name} ${lead.last_name}`;
  const interests = serviceInterests.filter((each) => lead.service_interests?.includes(each));
  return {
    subject: `New message from ${name} (${lead.company_name ?? ""})`,
    heading: `New message from ${name}`,
    facts: [
      ["Name", name],
      ["Company", lead.company_name ?? ""],
      ["Business", lead.business_type ?? ""],
      ["Email", lead.email],
      ["Interested in", interests.map((each) => serviceInterestLabels[each]).join(", ")],
    ],
    words: lead.message,
    replyTo: lead.email,
  };
}
