import { deepStrictEqual } from "node:assert";
import { serverTimestamp } from "firebase/firestore";
import type { z } from "zod";
import { type TeamClient, teamClient } from "#contract/client";
import { type TeamClientEntry, teamClientEntry } from "#contract/client-log";
import { type CompanyCollection, companyPath, logPath } from "#contract/collections";
import { withDerivedFields } from "#contract/derived-fields";
import { type TeamLead, teamLead } from "#contract/lead";
import { type TeamLeadEntry, teamLeadEntry } from "#contract/lead-log";
import { type TeamTask, teamTask } from "#contract/task";
import { type TeamTaskEntry, teamTaskEntry } from "#contract/task-log";

export type Fields = Record<string, unknown>;

/** An entry that gives a task to somebody, or a lead to a client, has a field that no other entry has. */
type LogKind = "lead log" | "linked lead log" | "client log" | "task log" | "given task log";

export type DocumentKind = CompanyCollection | LogKind;

interface NewDocument {
  /** Returns the collection of a company that it's added to. */
  pathOf(companyId: string): string;
  schema: z.ZodType<Fields>;
  /** The names of all fields, from the schema. */
  fields: string[];
  /** Every field filled. The types require a sample here for every new field of the contract. */
  full: Fields;
  /** Only the required fields. */
  least: Fields;
  /** Fields whose text the rules compare with something other than the contract; they have their own cases. */
  compared?: string[];
}

const lead: Required<TeamLead> = {
  first_name: "Ana María",
  last_name: "Ruiz-O’Neill",
  email: "ana+web@shop.example",
  company_name: "Ruiz & Söhne 🛠️",
  status: "in_progress",
  source: "team",
  message: "Called on Monday.\n\n\tWants a new site.",
  phone: "(856) 555-0173",
};

const client: Required<TeamClient> = {
  client_name: "Ruiz Plumbing",
  email: "office@ruiz.example",
  phone: "(856) 555-0142 ext. 3",
  address: "118 Station Avenue, Haddonfield, NJ 08033",
  notes: "Prefers to talk before 8.\nNothing new in May.",
  lead_id: "one",
};

const task: Required<TeamTask> = {
  title: "Connect the calendar",
  description: "Test with two phones.\nThen tell Ana.",
  status: "todo",
  priority: "high",
  assigned_to: "Dana",
  due_date: "2028-02-29",
  client: { id: "one", client_name: "Ruiz Plumbing" },
  lead_id: "one",
};

const entry: Required<Omit<TeamLeadEntry, "client">> = {
  kind: "reminder",
  text: "Ask about the calendar.\n\tShe is there after 4.",
  remind_on: "2028-02-29",
  by: "team@agency.example",
};

const linked: Required<Omit<TeamLeadEntry, "remind_on">> = {
  kind: "client",
  text: "His daughter wrote.",
  client: { id: "one", client_name: "Ruiz Plumbing" },
  by: "team@agency.example",
};

const corrected: Required<TeamClientEntry> = {
  kind: "address",
  text: "They moved.\n\tThe shop is upstairs.",
  value: "118 Station Avenue, Haddonfield, NJ 08033",
  was: "12 Kings Highway, Haddonfield, NJ 08033",
  by: "team@agency.example",
};

const moved: Required<Omit<TeamTaskEntry, "assigned_to">> = {
  kind: "moved",
  text: "The crew is at the shore.\n\tFriday is better.",
  due_date: "2028-02-29",
  by: "team@agency.example",
};

const given: Required<Omit<TeamTaskEntry, "due_date">> = {
  kind: "given",
  text: "She knows the client.",
  assigned_to: "Dana",
  by: "team@agency.example",
};

const leadEntryFields = (but: keyof TeamLeadEntry) =>
  Object.keys(teamLeadEntry.in.shape).filter((field) => field !== but);

const taskEntryFields = (but: keyof TeamTaskEntry) =>
  Object.keys(teamTaskEntry.in.shape).filter((field) => field !== but);

/**
 * What members may add, as the contract has it. The leads and clients that they name are among those that `fill`
 * writes.
 */
export const newDocuments: Record<DocumentKind, NewDocument> = {
  leads: {
    pathOf: (companyId) => companyPath(companyId, "leads"),
    schema: teamLead,
    fields: Object.keys(teamLead.in.shape),
    full: lead,
    least: {
      first_name: "A",
      last_name: "",
      email: "a@b.example",
      status: "todo",
      source: "team",
    } satisfies TeamLead,
  },
  clients: {
    pathOf: (companyId) => companyPath(companyId, "clients"),
    compared: ["lead_id"],
    schema: teamClient,
    fields: Object.keys(teamClient.in.shape),
    full: client,
    least: { client_name: "R" } satisfies TeamClient,
  },
  tasks: {
    pathOf: (companyId) => companyPath(companyId, "tasks"),
    compared: ["lead_id"],
    schema: teamTask,
    fields: Object.keys(teamTask.in.shape),
    full: task,
    least: { title: "T", status: "completed", priority: "low" } satisfies TeamTask,
  },
  "lead log": {
    pathOf: (companyId) => logPath(companyId, "leads", "one"),
    compared: ["by"],
    schema: teamLeadEntry,
    fields: leadEntryFields("client"),
    full: entry,
    least: { kind: "called", by: entry.by } satisfies TeamLeadEntry,
  },
  "linked lead log": {
    pathOf: (companyId) => logPath(companyId, "leads", "one"),
    compared: ["by"],
    schema: teamLeadEntry,
    fields: leadEntryFields("remind_on"),
    full: linked,
    least: { kind: "client", by: linked.by } satisfies TeamLeadEntry,
  },
  "client log": {
    pathOf: (companyId) => logPath(companyId, "clients", "one"),
    compared: ["by"],
    schema: teamClientEntry,
    fields: Object.keys(teamClientEntry.in.shape),
    full: corrected,
    least: { kind: "phone", value: "1", by: corrected.by } satisfies TeamClientEntry,
  },
  "task log": {
    pathOf: (companyId) => logPath(companyId, "tasks", "one"),
    compared: ["by"],
    schema: teamTaskEntry,
    fields: taskEntryFields("assigned_to"),
    full: moved,
    least: { kind: "done", by: moved.by } satisfies TeamTaskEntry,
  },
  "given task log": {
    pathOf: (companyId) => logPath(companyId, "tasks", "one"),
    compared: ["by"],
    schema: teamTaskEntry,
    fields: taskEntryFields("due_date"),
    full: given,
    least: { kind: "put_back", by: given.by } satisfies TeamTaskEntry,
  },
};

export const documentKinds = [
  "leads",
  "clients",
  "tasks",
  "lead log",
  "linked lead log",
  "client log",
  "task log",
  "given task log",
] as const satisfies DocumentKind[];

/**
 * Returns the contract's verdict on an entry: `yes` when it's valid and already as tidy as the contract would make it,
 * which is what our own browser code sends.
 */
export function contractVerdict(kind: DocumentKind, fields: Fields): "yes" | "no" {
  const result = newDocuments[kind].schema.safeParse(fields);
  if (!result.success) return "no";
  try {
    deepStrictEqual(result.data, fields);
    return "yes";
  } catch {
    return "no";
  }
}

/** Returns an entry with what the browser adds to it. */
export function asWritten(kind: string, fields: Fields): Fields {
  return { ...withDerivedFields(kind, fields), created_at: serverTimestamp() };
}

/** Returns the kind of entry that is added to the collection of this path. */
export function documentKindAt(path: string): DocumentKind | undefined {
  const [, , collection, , log] = path.split("/");
  const name = log === undefined ? collection : `${collection?.slice(0, -1)} ${log}`;
  return documentKinds.find((kind) => kind === name);
}
