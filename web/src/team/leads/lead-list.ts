import { type StoredLead, storedLead } from "#contract/lead";
import { leadStanding } from "#contract/lead-standing";
import { digitsOf } from "#contract/search-keys";
import type { ListDefinition, ListFilter } from "../records/list-definition.ts";
import type { Selection } from "../store/company-documents.ts";
import { byPerson } from "./by-person.ts";
import { useLeadRows } from "./use-lead-rows.ts";

export const waitingLeads: Selection = { name: "unanswered", order: { by: "waiting_since" } };

/** The leads whose reminder is for that day or an earlier one. */
export function dueLeads(today: string): Selection {
  return { name: "due", order: { by: "next_on", upTo: today } };
}

/** The name is empty if a form asked only for the email. */
function leadName({ first_name, last_name }: StoredLead): string {
  return `${first_name} ${last_name}`.trim();
}

export function leadTitle(lead: StoredLead): string {
  return leadName(lead) || lead.email || "(no name)";
}

/** The lead that has waited longest comes first. */
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

/** The lead that was answered last comes first. */
const answered: ListFilter = {
  name: "answered",
  label: "answered",
  selection: { name: "answered", order: { by: "answered_at", last: true } },
  nothing: "No messages have been answered yet.",
};

/** The leads of one client are next to each other. */
const ofClients: ListFilter = {
  name: "client",
  label: "clients",
  selection: { name: "client", order: { by: "client_id", thenNewest: true } },
  nothing: "No leads belong to a client yet. You can make a client on a lead's page.",
};

const setAside: ListFilter = {
  name: "set_aside",
  label: "set aside",
  selection: { name: "set-aside", order: { by: "aside_since", last: true } },
  nothing: "You haven't set any leads aside.",
};

export const leads: ListDefinition<StoredLead> = {
  collection: "leads",
  one: "lead",
  many: "leads",
  empty: "No leads found",
  added: "Lead added.",
  filters: [unanswered, due, answered, ofClients, setAside],
  useLocalRows: useLeadRows,
  // In the list of all leads, each has its own card.
  folded: (rows, filter) => (filter === unanswered ? byPerson(rows) : rows),
  schema: storedLead,
  searched: (lead) => [
    leadName(lead),
    lead.email,
    lead.company_name,
    lead.town,
    lead.business_type,
    lead.phone,
    lead.phone && digitsOf(lead.phone),
    lead.message,
    lead.log_text,
  ],
  beginnings: "a name, an email or a phone number",
  cells: (lead) => ({ ...lead, standing: leadStanding(lead) }),
};
