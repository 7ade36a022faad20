import { type StoredLead, storedLead } from "#contract/lead";
import { statuses } from "#contract/status";
import type { ListDefinition, ListFilter } from "../records/list-definition.ts";
import { shownWord } from "../records/words.ts";
import type { Selection } from "../store/company-documents.ts";
import { byPerson } from "./by-person.ts";
import { useLeadRows } from "./use-lead-rows.ts";

export const waitingLeads: Selection = { name: "unanswered", order: { by: "waiting_since" } };

/** Whose reminder is for a day, or for one before. */
export function dueLeads(today: string): Selection {
  return { name: "due", order: { by: "next_on", upTo: today } };
}

/** Empty where a form asked for the email only. */
function leadName({ first_name, last_name }: StoredLead): string {
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

const byStatus = statuses.map(
  (status): ListFilter => ({
    name: status,
    label: shownWord(status),
    selection: { name: status, only: { field: "status", equals: status } },
    nothing: `No ${shownWord(status).replace(" ", "-")} leads yet.`,
  }),
);

export const leads: ListDefinition<StoredLead> = {
  collection: "leads",
  one: "lead",
  many: "leads",
  empty: "No leads found",
  added: "Lead added.",
  filters: [unanswered, due, ...byStatus],
  useLocalRows: useLeadRows,
  // In the list of all, each has its own card.
  folded: (rows, filter) => (filter === unanswered ? byPerson(rows) : rows),
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
  cells: (lead) => lead,
};
