import { deepStrictEqual } from "node:assert";
import type { z } from "zod";
import { type TeamClient, teamClient } from "#contract/client";
import type { CompanyCollection } from "#contract/collections";
import { type TeamLead, teamLead } from "#contract/lead";
import { type TeamTask, teamTask } from "#contract/task";

export type Entry = Record<string, unknown>;

interface NewEntry {
  schema: z.ZodType<Entry>;
  /** Names of all fields, from the schema. */
  fields: string[];
  /** Every field filled. The types see to it that a new field of the contract gets a sample here. */
  full: Entry;
  /** Only what is needed. */
  least: Entry;
}

const lead: Required<TeamLead> = {
  first_name: "Ana María",
  last_name: "Ruiz-O’Neill",
  email: "ana+web@shop.example",
  company_name: "Ruiz & Söhne 🛠️",
  status: "in_progress",
  source: "team",
  message: "Called on Monday.\n\n\tWants a new site.",
};

const client: Required<TeamClient> = {
  client_name: "Ruiz Plumbing",
  email: "office@ruiz.example",
  phone: "(856) 555-0142 ext. 3",
  address: "118 Station Avenue, Haddonfield, NJ 08033",
  notes: "Prefers to talk before 8.\nNothing new in May.",
};

const task: Required<TeamTask> = {
  title: "Connect the calendar",
  description: "Test with two phones.\nThen tell Ana.",
  status: "todo",
  priority: "high",
  assigned_to: "Dana",
  due_date: "2028-02-29",
  client: { id: "one", client_name: "Ruiz Plumbing" },
};

/** What members may add, as the contract has it. `client` of the task is one that `fill` writes. */
export const newEntries: Record<CompanyCollection, NewEntry> = {
  leads: {
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
    schema: teamClient,
    fields: Object.keys(teamClient.in.shape),
    full: client,
    least: { client_name: "R" } satisfies TeamClient,
  },
  tasks: {
    schema: teamTask,
    fields: Object.keys(teamTask.in.shape),
    full: task,
    least: { title: "T", status: "completed", priority: "low" } satisfies TeamTask,
  },
};

/**
 * What the contract says of an entry: `yes` when it is valid and already as tidy as the contract
 * would make it, which is what a browser of ours sends.
 */
export function contractVerdict(collection: CompanyCollection, entry: Entry): "yes" | "no" {
  const result = newEntries[collection].schema.safeParse(entry);
  if (!result.success) return "no";
  try {
    deepStrictEqual(result.data, entry);
    return "yes";
  } catch {
    return "no";
  }
}
