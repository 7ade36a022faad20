import { businessDay } from "#contract/business-day";
import { newClient } from "#contract/client";
import { companyPath, logPath } from "#contract/collections";
import { withDerivedFields } from "#contract/derived-fields";
import { newLead } from "#contract/lead";
import { byWholeLog, teamLeadEntry } from "#contract/lead-log";
import { logText, storedLogEntry } from "#contract/record-log";
import { newTask } from "#contract/task";
import { withoutAbsent } from "#contract/typed-fields";
import type { Demo, DemoCompany, DemoLead, DemoTask } from "./demo-company.ts";

const hourInMilliseconds = 60 * 60 * 1000;
const dayInMilliseconds = 24 * hourInMilliseconds;

/** A document to write. The contract checks everything that a person would type. */
interface DemoDocument {
  path: string;
  data: Record<string, unknown> & { created_at: Date };
}

/** Counts from the business's own day, as the team area does: in the evening, UTC is a day ahead. */
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

/** A lead with its log, and the fields of the lead that the functions derive from the log. */
function leadDocuments(
  { id, record, log = [] }: DemoLead,
  { id: companyId, member }: DemoCompany,
  created_at: Date,
  now: Date,
): DemoDocument[] {
  const entries = log.map(({ hoursOld, remindInDays, ...entry }) => ({
    ...teamLeadEntry.parse({
      ...entry,
      by: member,
      ...(remindInDays !== undefined && { remind_on: calendarDay(now, remindInDays) }),
    }),
    created_at: new Date(now.getTime() - hoursOld * hourInMilliseconds),
  }));
  const stored = entries.map((entry) => storedLogEntry.parse(entry));
  const isByForm = !["team", "import"].includes(record.source);
  const waiting_since = isByForm ? created_at.toISOString() : null;
  const { next_on, next_for, client_id, ...times } = byWholeLog(
    { waiting_since, aside_since: null, answered_at: null },
    stored,
  );
  const progress = Object.entries(times).flatMap(([name, time]) =>
    time === null ? [] : [[name, new Date(time)]],
  );
  return [
    {
      path: `${companyPath(companyId, "leads")}/${id}`,
      data: withoutAbsent({
        ...withDerivedFields("leads", newLead.parse(record)),
        created_at,
        ...Object.fromEntries(progress),
        ...{ next_on, next_for, client_id },
        log_text: logText(stored) || undefined,
      }),
    },
    ...entries.map((entry, index) => ({
      path: `${logPath(companyId, "leads", id)}/demo-entry-${index + 1}`,
      data: entry,
    })),
  ];
}

/** All documents of a demo company, as the product itself would have stored them. */
export function demoDocuments(company: DemoCompany, now: Date): DemoDocument[] {
  const aged = <T>({ daysOld }: Demo<T>) => new Date(now.getTime() - daysOld * dayInMilliseconds);
  const at = (collection: "clients" | "tasks", id: string) =>
    `${companyPath(company.id, collection)}/${id}`;
  return [
    ...company.leads.flatMap((lead) => leadDocuments(lead, company, aged(lead), now)),
    ...company.clients.map((client) => ({
      path: at("clients", client.id),
      data: {
        ...withDerivedFields("clients", newClient.parse(client.record)),
        created_at: aged(client),
      },
    })),
    ...company.tasks.map((task) => ({
      path: at("tasks", task.id),
      data: {
        ...withDerivedFields("tasks", taskRecord(task.record, company, now)),
        created_at: aged(task),
      },
    })),
  ];
}
