import { businessDay } from "#contract/business-day";
import { newClient } from "#contract/client";
import { companyPath } from "#contract/collections";
import { newLead } from "#contract/lead";
import { newTask } from "#contract/task";
import type { Demo, DemoCompany, DemoTask } from "./demo-company.ts";

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** A document to write: all fields but `created_at` checked by the contract. */
export interface DemoDocument {
  path: string;
  data: Record<string, unknown> & { created_at: Date };
}

/** Counted from the business's own day, as the team area does: in the evening UTC is a day ahead. */
function calendarDay(now: Date, inDays: number): string {
  return businessDay(new Date(now.getTime() + inDays * dayInMilliseconds));
}

function taskRecord({ dueInDays, client, ...task }: DemoTask, company: DemoCompany, now: Date) {
  const linked = company.clients.find(({ id }) => id === client);
  if (client !== undefined && !linked) throw new Error(`Demo task names no client: ${client}`);
  return newTask.parse({
    ...task,
    ...(dueInDays === undefined ? {} : { due_date: calendarDay(now, dueInDays) }),
    ...(linked ? { client: { id: linked.id, client_name: linked.record.client_name } } : {}),
  });
}

/** All documents of a demo company, as the product itself would have stored them. */
export function demoDocuments(company: DemoCompany, now: Date): DemoDocument[] {
  const aged = <T>({ daysOld }: Demo<T>) => new Date(now.getTime() - daysOld * dayInMilliseconds);
  const at = (collection: "leads" | "clients" | "tasks", id: string) =>
    `${companyPath(company.id, collection)}/${id}`;
  return [
    ...company.leads.map((lead) => ({
      path: at("leads", lead.id),
      data: { ...newLead.parse(lead.record), created_at: aged(lead) },
    })),
    ...company.clients.map((client) => ({
      path: at("clients", client.id),
      data: { ...newClient.parse(client.record), created_at: aged(client) },
    })),
    ...company.tasks.map((task) => ({
      path: at("tasks", task.id),
      data: { ...taskRecord(task.record, company, now), created_at: aged(task) },
    })),
  ];
}
