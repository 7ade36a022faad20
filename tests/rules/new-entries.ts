import { deepStrictEqual } from "node:assert";
import { serverTimestamp } from "firebase/firestore";
import type { z } from "zod";
import { type TeamClient, teamClient } from "#contract/client";
import { type CompanyCollection, companyPath, logPath } from "#contract/collections";
import { withDerivedFields } from "#contract/derived-fields";
import { type TeamLead, teamLead } from "#contract/lead";
import { type TeamLogEntry, teamLogEntry } from "#contract/lead-log";
import { type TeamTask, teamTask } from "#contract/task";

export type Entry = Record<string, unknown>;

export type EntryKind = CompanyCollection | "log";

interface NewEntry {
  /** The collection of a company that it is added to. */
  place(companyId: string): string;
  schema: z.ZodType<Entry>;
  /** Names of all fields, from the schema. */
  fields: string[];
  /** Every field filled. The types see to it that a new field of the contract gets a sample here. */
  full: Entry;
  /** Only what is needed. */
  least: Entry;
  /** Fields whose text the rules compare with something else than the contract: they have cases of their own. */
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

const entry: Required<TeamLogEntry> = {
  kind: "reminder",
  text: "Ask about the calendar.\n\tShe is there after 4.",
  remind_on: "2028-02-29",
  by: "team@agency.example",
};

/** What members may add, as the contract has it. Leads and clients that are named are some that `fill` writes. */
export const newEntries: Record<EntryKind, NewEntry> = {
  leads: {
    place: (companyId) => companyPath(companyId, "leads"),
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
    place: (companyId) => companyPath(companyId, "clients"),
    compared: ["lead_id"],
    schema: teamClient,
    fields: Object.keys(teamClient.in.shape),
    full: client,
    least: { client_name: "R" } satisfies TeamClient,
  },
  tasks: {
    place: (companyId) => companyPath(companyId, "tasks"),
    compared: ["lead_id"],
    schema: teamTask,
    fields: Object.keys(teamTask.in.shape),
    full: task,
    least: { title: "T", status: "completed", priority: "low" } satisfies TeamTask,
  },
  log: {
    place: (companyId) => logPath(companyId, "one"),
    compared: ["by"],
    schema: teamLogEntry,
    fields: Object.keys(teamLogEntry.in.shape),
    full: entry,
    least: { kind: "called", by: entry.by } satisfies TeamLogEntry,
  },
};

export const entryKinds = ["leads", "clients", "tasks", "log"] as const;

/**
 * What the contract says of an entry: `yes` when it is valid and already as tidy as the contract
 * would make it, which is what a browser of ours sends.
 */
export function contractVerdict(kind: EntryKind, entry: Entry): "yes" | "no" {
  const result = newEntries[kind].schema.safeParse(entry);
  if (!result.success) return "no";
  try {
    deepStrictEqual(result.data, entry);
    return "yes";
  } catch {
    return "no";
  }
}

/** With what the browser adds to an entry. */
export function asWritten(kind: string, entry: Entry): Entry {
  return { ...withDerivedFields(kind, entry), created_at: serverTimestamp() };
}

/** The kind that is added to the collection of this path. */
export function entryKindAt(path: string): EntryKind | undefined {
  const name = path.split("/").at(-1);
  return entryKinds.find((kind) => kind === name);
}
