import { csvListSeparator } from "#contract/csv-file";
import { type StoredLead, storedLead } from "#contract/lead";
import type { ListDefinition } from "../list/list-definition.ts";

/** Empty where a form asked for the email only. */
export function leadName({ first_name, last_name }: StoredLead): string {
  return `${first_name} ${last_name}`.trim();
}

export const leads: ListDefinition<StoredLead> = {
  collection: "leads",
  one: "lead",
  many: "leads",
  empty: "No leads found",
  added: "Lead added.",
  hasStatus: true,
  schema: storedLead,
  searched: (lead) => [
    leadName(lead),
    lead.email,
    lead.company_name,
    lead.town,
    lead.business_type,
    lead.phone,
    lead.message,
  ],
  columns: [
    { name: "first_name", value: (lead) => lead.first_name },
    { name: "last_name", value: (lead) => lead.last_name },
    { name: "email", value: (lead) => lead.email },
    { name: "company_name", value: (lead) => lead.company_name },
    { name: "status", value: (lead) => lead.status },
    { name: "created_at", value: (lead) => lead.created_at ?? undefined },
    { name: "source", value: (lead) => lead.source },
    { name: "message", value: (lead) => lead.message },
    { name: "service_interests", value: (lead) => lead.service_interests?.join(csvListSeparator) },
    { name: "business_type", value: (lead) => lead.business_type },
    { name: "town", value: (lead) => lead.town },
    { name: "phone", value: (lead) => lead.phone },
    { name: "contact_by", value: (lead) => lead.contact_by },
    { name: "texts_ok_at", value: (lead) => lead.texts_ok_at ?? undefined },
    { name: "waiting_since", value: (lead) => lead.waiting_since ?? undefined },
    { name: "answered_at", value: (lead) => lead.answered_at ?? undefined },
    { name: "last_entry_at", value: (lead) => lead.last_entry_at ?? undefined },
    { name: "next_on", value: (lead) => lead.next_on },
    { name: "log_text", value: (lead) => lead.log_text },
  ],
};
