import * as z from "zod";
import { newClient } from "#contract/client";
import type { CompanyCollection } from "#contract/collections";
import { csvColumns, standingColumn } from "#contract/csv-file";
import { documentId } from "#contract/document-id";
import { emailAddress } from "#contract/email-address";
import { isNewsletterSource } from "#contract/form-source";
import { isReachable, newLead, teamLead, unreachable } from "#contract/lead";
import { limits } from "#contract/limits";
import { dueDate, newTask } from "#contract/task";
import { multiLine } from "#contract/text-field";
import * as known from "./address-books.ts";
import {
  comparable,
  comparableEmail,
  comparablePhone,
  type Fields,
  type ImportTable,
} from "./table.ts";

const anyLead = z.strictObject({
  ...newLead.shape,
  next_on: z.iso.date({ error: "Write the reminder date like 2026-05-31" }).optional(),
  next_for: multiLine({ label: "Reminder", max: limits.notesMax }).optional(),
  client_id: documentId.optional(),
  log_text: multiLine({ label: "Log", max: limits.logTextMax }).optional(),
});

const namedLead = z
  .strictObject({
    ...anyLead.shape,
    first_name: teamLead.in.shape.first_name,
    email: teamLead.in.shape.email,
  })
  .refine(isReachable, unreachable)
  .transform((lead) => ({ ...lead, email: lead.email ?? "" }));

const leads: ImportTable = {
  many: "leads",
  // `name` is the first and last name in one.
  columns: [...csvColumns.leads.filter((name) => name !== standingColumn), "name"],
  needed: [
    ["first_name", "name", "company_name"],
    ["email", "phone"],
  ],
  otherNames: {
    first_name: known.firstNames,
    last_name: known.lastNames,
    email: known.emailNames,
    company_name: known.companyNames,
    status: ["lead status"],
    created_at: known.createdNames,
    source: ["lead source", "original source"],
    message: ["notes", ...known.noteNames],
    service_interests: ["services", "interests"],
    business_type: ["industry", "trade"],
    town: known.townNames,
    phone: known.phoneNames,
    name: known.wholeNames,
  },
  derived: [
    ...["waiting_since", "aside_since", "answered_at", "last_entry_at", "next_on", "next_for"],
    ...["client_id", "log_text"],
  ],
  unsaid: { status: "todo" },
  blank: { first_name: "", last_name: "", source: "import" },
  // An address book has people with only a last name, and companies without a person.
  filled: (lead) => {
    if (lead.first_name || isNewsletterSource(lead.source)) return lead;
    return { ...lead, first_name: lead.last_name || lead.company_name || "", last_name: "" };
  },
  // Forms of the site that ask only for an email leave leads without a name.
  schemaFor: ({ source }) => (isNewsletterSource(source) ? anyLead : namedLead),
  recognition: {
    column: "email",
    what: "this address or number",
    identity: ({ email, phone }) => [comparableEmail(email) || comparablePhone(phone)],
    marks: ({ email, first_name = "", last_name = "" }) => [
      comparableEmail(email),
      comparable(`${first_name} ${last_name}`),
    ],
  },
};

const clientRow = z.strictObject({
  ...newClient.shape,
  email: emailAddress.optional(),
  log_text: anyLead.shape.log_text,
});

const clients: ImportTable = {
  many: "clients",
  columns: csvColumns.clients,
  needed: [["client_name"]],
  otherNames: {
    client_name: [
      ...["client", "name", "customer", "customer name", "company name", ...known.companyNames],
      ...["customer full name", ...known.wholeNames],
      ...[["first name", "last name"], ["given name", "family name"], "last name"],
    ],
    email: known.emailNames,
    phone: known.phoneNames,
    address: known.addressNames,
    notes: known.noteNames,
    created_at: known.createdNames,
  },
  linksLead: true,
  derived: ["last_entry_at", "log_text"],
  unsaid: {},
  blank: {},
  schemaFor: () => clientRow,
  recognition: {
    column: "client_name",
    what: "this name",
    identity: (client) => [comparable(client.client_name), comparableEmail(client.email)],
    marks: ({ client_name, email }) => [comparable(client_name), comparableEmail(email)],
  },
};

const anyTask = z.strictObject({
  ...newTask.shape,
  moved_to: dueDate.optional(),
  given_to: newTask.shape.assigned_to,
  log_text: anyLead.shape.log_text,
});

const linkedId = z.object({ id: z.string() });

function taskKey({ title, client }: Fields): string {
  return `${comparable(title)}\n${linkedId.safeParse(client).data?.id ?? ""}`;
}

const tasks: ImportTable = {
  many: "tasks",
  columns: [...csvColumns.tasks, "client"],
  needed: [["title"]],
  otherNames: {
    title: ["task", "task name", "task title", "name", "card name", "subject", "to do", "content"],
    status: ["task status"],
    description: ["details", "notes", ...known.noteNames],
    assigned_to: ["assignee", "assigned", "owner", "responsible"],
    due_date: ["due", "due on", "deadline"],
    created_at: known.createdNames,
    client_name: ["client.client_name", "clients.client_name", "customer", "company"],
    client_id: ["client.id", "clients.id"],
    client: ["clients"],
  },
  linksClient: true,
  linksLead: true,
  derived: ["done_at", "put_back_at", "moved_to", "given_to", "last_entry_at", "log_text"],
  unsaid: { status: "todo", priority: "medium" },
  blank: {},
  schemaFor: () => anyTask,
  recognition: {
    column: "title",
    what: "this title, for the same client",
    identity: (task) => [taskKey(task)],
    marks: (task) => [taskKey(task)],
  },
};

/** The tables of a company as the owner's command reads them. */
export const companyTables: Readonly<Record<CompanyCollection, ImportTable>> = {
  leads,
  clients,
  tasks,
};
