import { csvListSeparator } from "#contract/csv-file";
import { type StoredLead, storedLead } from "#contract/lead";
import { statusFilters } from "../records/list/status-filters.ts";
import type { ListDefinition, ListFilter } from "../records/list-definition.ts";
import type { Selection } from "../store/company-documents.ts";
import { useLeadRows } from "./use-lead-rows.ts";

export const waitingLeads: Selection = { name: "unanswered", order: "waiting_since" };

/** Whose reminder is for a day, or for one before. */
export function dueLeads(today: string): Selection {
  return { name: "due", order: "next_on", upTo: today };
}

/** Empty where a form asked for the email only. */
export function leadName({ first_name, last_name }: StoredLead): string {
  return `${first_name} ${last_name}`.trim();
}

/** As it is headed. */
export function leadTitle(lead: StoredLead): string {
  return leadName(lead) || lead.email || "(no name)";
}

/** The one that waits longest comes first. */
const unanswered: ListFilter = {
  name: "unanswered",
  label: "unanswered",
  selection: waitingLeads,
  nothing: "You've answered every message from the site.",
};

const due: ListFilter = {
  name: "due",
  label: "due",
  selection: dueLeads,
  nothing: "No reminders are due. You can set one on a lead's page.",
};

export const leads: ListDefinition<StoredLead> = {
  collection: "leads",
  one: "lead",
  many: "leads",
  empty: "No leads found",
  added: "Lead added.",
  filters: [unanswered, due, ...statusFilters("leads")],
  useLocalRows: useLeadRows,
  schema: storedLead,
  searched: (lead) => [
    leadName(lead),
    lead.email,
    lead.company_name,
    lead.town,
    lead.business_type,
    lead.phone,
    lead.message,
    lead.log_text,
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
    { name: "aside_since", value: (lead) => lead.aside_since ?? undefined },
    { name: "answered_at", value: (lead) => lead.answered_at ?? undefined },
    { name: "last_entry_at", value: (lead) => lead.last_entry_at ?? undefined },
    { name: "next_on", value: (lead) => lead.next_on },
    { name: "log_text", value: (lead) => lead.log_text },
  ],
};
