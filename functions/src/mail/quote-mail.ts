import type { StoredLead } from "../contract/lead.ts";
import type { OwnerMail } from "./owner-mail.ts";

/** Somebody asked for a quote on a city page. */
export function quoteMail(lead: StoredLead): OwnerMail {
  const town = lead.town ?? "South Jersey";
  const name = `${lead.first_name} ${lead.last_name}`.trim();
  return {
    subject: `Quote request from ${town}: ${name || lead.email}`,
    heading: `New quote request: ${town}`,
    facts: [
      ...(name ? [["Name", name] as const] : []),
      ["Email", lead.email],
      ["Town", town],
      ["Form", lead.source],
    ],
    replyTo: lead.email,
  };
}
