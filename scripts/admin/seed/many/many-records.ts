import { type NewClient, newClient } from "#contract/client";
import type { CompanyCollection } from "#contract/collections";
import { withDerivedFields } from "#contract/derived-fields";
import { type NewLead, newLead } from "#contract/lead";
import { priorities, statuses } from "#contract/status";
import { type NewTask, newTask } from "#contract/task";

const firstNames = [
  "Ana",
  "Ben",
  "Chloe",
  "Dev",
  "Elena",
  "Farid",
  "Grace",
  "Hana",
  "Ivan",
  "June",
];
const lastNames = ["Ruiz", "Okafor", "O’Neill", "Kim", "Ventresca", "Patel", "Stone", "Lindqvist"];
const trades = ["Plumbing", "Bakery", "Dental", "Landscaping", "Yoga", "Auto Repair", "Florist"];
const towns = ["Haddonfield", "Cherry Hill", "Voorhees", "Marlton", "Berlin"];
const wishes = [
  "Would like a new site before the season begins.",
  "Asked what automation of appointments costs.\nCall after four.",
  "Needs the menu online.",
];

/** A different choice for each number, so that neighbors in a list differ. */
function pick<T>(from: readonly [T, ...T[]] | readonly T[], number: number): T {
  const chosen = from[number % from.length];
  if (chosen === undefined) throw new Error("Nothing to choose from");
  return chosen;
}

function lead(number: number): NewLead {
  return newLead.parse({
    first_name: pick(firstNames, number),
    last_name: `${pick(lastNames, number)} ${number}`,
    email: `lead-${number}@many.example`,
    ...(number % 3 === 0
      ? {}
      : { company_name: `${pick(lastNames, number)} ${pick(trades, number)}` }),
    status: pick(statuses, number),
    source: "import",
    ...(number % 4 === 0 ? {} : { message: pick(wishes, number) }),
  } satisfies NewLead);
}

function client(number: number): NewClient {
  return newClient.parse({
    client_name: `${pick(lastNames, number)} ${pick(trades, number)} ${number}`,
    email: `client-${number}@many.example`,
    // 555-01xx is reserved for fiction.
    phone: `(856) 555-01${String(number % 100).padStart(2, "0")}`,
    address: `${number} Station Avenue, ${pick(towns, number)}, NJ`,
  } satisfies NewClient);
}

function task(number: number): NewTask {
  return newTask.parse({
    title: `${pick(wishes, number).split(".")[0]} (${number})`,
    status: pick(statuses, number),
    priority: pick(priorities, number),
    assigned_to: pick(firstNames, number),
  } satisfies NewTask);
}

const makers = { leads: lead, clients: client, tasks: task } as const;

interface ManyRecord {
  id: string;
  data: Record<string, unknown> & { created_at: Date };
}

const minute = 60_000;

/** Returns the same record for the same number: 1 is the newest, and each is a minute older than the one before. */
export function manyRecord(name: CompanyCollection, number: number, newest: Date): ManyRecord {
  return {
    id: `many-${number}`,
    data: {
      ...withDerivedFields(name, makers[name](number)),
      created_at: new Date(newest.getTime() - number * minute),
    },
  };
}
