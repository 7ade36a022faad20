import * as z from "zod";
import { newClient } from "#contract/client";
import type { CompanyCollection } from "#contract/collections";
import { csvColumns } from "#contract/csv-file";
import { emailAddress } from "#contract/email-address";
import { newLead, teamLead } from "#contract/lead";
import { limits } from "#contract/limits";
import { isNewsletterSource } from "#contract/newsletter-signup";
import { newTask } from "#contract/task";
import { multiLine } from "#contract/text-field";
import { comparable, comparableEmail, type ImportTable } from "./table.ts";

const created = ["created", "created on", "date created", "date added", "timestamp", "date"];
const email = ["email address", "mail", "e-mail 1 - value"];
const phone = ["phone number", "telephone", "tel", "mobile", "cell", "phone 1 - value"];
const notes = ["note", "comments", "comment"];

const anyLead = z.strictObject({
  ...newLead.shape,
  next_on: z.iso.date({ error: "Write the reminder date like 2026-05-31" }).optional(),
  log_text: multiLine({ label: "Log", max: limits.logTextMax }).optional(),
});

const namedLead = z.strictObject({
  ...anyLead.shape,
  first_name: teamLead.in.shape.first_name,
  email: emailAddress,
});

const leads: ImportTable = {
  many: "leads",
  // `name` is both names in one.
  columns: [...csvColumns.leads, "name"],
  needed: [["first_name", "name"], ["email"]],
  otherNames: {
    id: ["lead id", "record id"],
    first_name: ["first", "given name", "forename"],
    last_name: ["last", "surname", "family name"],
    email,
    company_name: ["company", "business", "business name", "organization", "organization name"],
    created_at: created,
    source: ["lead source"],
    message: ["notes", ...notes],
    service_interests: ["services", "interests"],
    business_type: ["industry", "trade"],
    town: ["city"],
    phone,
    name: ["full name", "contact", "contact name"],
  },
  derived: ["waiting_since", "aside_since", "answered_at", "last_entry_at", "next_on", "log_text"],
  unsaid: { status: "todo" },
  blank: { first_name: "", last_name: "", source: "import" },
  // Forms of the site that ask for an email only leave leads without a name.
  schemaFor: ({ source }) => (isNewsletterSource(source) ? anyLead : namedLead),
  recognition: {
    column: "email",
    what: "this address",
    identity: (lead) => [comparableEmail(lead.email)],
  },
};

const clientRow = z.strictObject({ ...newClient.shape, email: emailAddress.optional() });

const clients: ImportTable = {
  many: "clients",
  columns: csvColumns.clients,
  needed: [["client_name"]],
  otherNames: {
    id: ["client id", "record id"],
    client_name: ["client", "name", "customer", "customer name", "company", "company name"],
    email,
    phone,
    address: ["street address", "mailing address", "address 1 - formatted"],
    notes,
    created_at: created,
  },
  linksLead: true,
  unsaid: {},
  blank: {},
  schemaFor: () => clientRow,
  recognition: {
    column: "client_name",
    what: "this name",
    identity: (client) => [comparable(client.client_name), comparableEmail(client.email)],
  },
};

const linkedId = z.object({ id: z.string() });

const tasks: ImportTable = {
  many: "tasks",
  columns: [...csvColumns.tasks, "client"],
  needed: [["title"]],
  otherNames: {
    id: ["task id", "record id"],
    title: ["task", "task name", "name", "subject", "to do"],
    description: ["details", "notes", ...notes],
    assigned_to: ["assignee", "assigned", "owner", "responsible"],
    due_date: ["due", "due on", "deadline"],
    created_at: created,
    client_name: ["client.client_name", "clients.client_name", "customer", "company"],
    client_id: ["client.id", "clients.id"],
    client: ["clients"],
  },
  linksClient: true,
  linksLead: true,
  unsaid: { status: "todo", priority: "medium" },
  blank: {},
  schemaFor: () => newTask,
  recognition: {
    column: "title",
    what: "this title, for the same client",
    identity: ({ title, client }) => {
      const id = linkedId.safeParse(client).data?.id ?? "";
      return [`${comparable(title)}\n${id}`];
    },
  },
};

/** The tables of a company, as the owner's command reads them. */
export const companyTables: Readonly<Record<CompanyCollection, ImportTable>> = {
  leads,
  clients,
  tasks,
};
