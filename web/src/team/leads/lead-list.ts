import { type StoredLead, storedLead } from "#contract/lead";
import { leadStanding } from "#contract/lead-standing";
import { digitsOf } from "#contract/search-keys";
import type { ListDefinition, ListFilter, ListRow } from "../records/list-definition.ts";
import { useFilteredRows } from "../records/log/use-own-rows.ts";
import type { Selection } from "../store/company-documents.ts";
import { byPerson } from "./by-person.ts";
import { leadLog } from "./log/lead-log-definition.ts";

type LeadRow = ListRow<StoredLead>;

export const waitingLeads: Selection = { name: "unanswered", order: { by: "waiting_since" } };

export const answeredLeads: Selection = {
  name: "answered",
  order: { by: "answered_at", last: true },
};

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

/** Sorts the earliest reminder first. */
export function byReminder(one: LeadRow, other: LeadRow): number {
  return (one.row.next_on ?? "").localeCompare(other.row.next_on ?? "");
}

/** The rows that wait for an answer. The one that has waited longest comes first. */
export function waitingRows(rows: readonly LeadRow[]): readonly LeadRow[] {
  return rows
    .filter(({ row }) => row.waiting_since !== null)
    .sort((one, other) =>
      (one.row.waiting_since ?? "").localeCompare(other.row.waiting_since ?? ""),
    );
}

/** Keeps the rows with that time which don't wait again, and sorts the latest first. */
function latestRows(time: "answered_at" | "aside_since") {
  return (rows: readonly LeadRow[]) =>
    rows
      .filter(({ row }) => row[time] !== null && row.waiting_since === null)
      .sort((one, other) => (other.row[time] ?? "").localeCompare(one.row[time] ?? ""));
}

const filters: readonly ListFilter<StoredLead>[] = [
  {
    name: "unanswered",
    label: "unanswered",
    selection: waitingLeads,
    rowsOf: waitingRows,
    // In the list of all leads, each has its own card.
    folded: byPerson,
    nothing: "You've answered every message from the site.",
  },
  {
    name: "due",
    label: "due",
    selection: dueLeads,
    rowsOf: (rows, today) =>
      rows.filter(({ row }) => row.next_on !== undefined && row.next_on <= today).sort(byReminder),
    nothing: "No reminders are due. You can set one on a lead's page.",
  },
  {
    name: "answered",
    label: "answered",
    selection: answeredLeads,
    rowsOf: latestRows("answered_at"),
    nothing: "No messages have been answered yet.",
  },
  {
    name: "client",
    label: "clients",
    // The leads of one client are next to each other.
    selection: { name: "client", order: { by: "client_id", thenNewest: true } },
    rowsOf: (rows) => rows.filter(({ row }) => row.client_id !== undefined),
    nothing: "No leads belong to a client yet. You can make a client on a lead's page.",
  },
  {
    name: "set_aside",
    label: "set aside",
    selection: { name: "set-aside", order: { by: "aside_since", last: true } },
    rowsOf: latestRows("aside_since"),
    nothing: "You haven't set any leads aside.",
  },
];

export const leads: ListDefinition<StoredLead> = {
  collection: "leads",
  one: "lead",
  many: "leads",
  filters,
  useLocalRows: (stored, filter) => useFilteredRows(leadLog, stored, filter),
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
