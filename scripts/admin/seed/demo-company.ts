import type { NewClient } from "#contract/client";
import type { NewLead } from "#contract/lead";
import type { LeadLogKind } from "#contract/lead-log";
import type { NewTask } from "#contract/task";

/** A record with a fixed id, so that seeding twice changes nothing, and its age. */
export interface Demo<T> {
  id: string;
  daysOld: number;
  record: T;
}

/** Something a member noted about a lead. */
interface DemoEntry {
  hoursOld: number;
  kind: LeadLogKind;
  text?: string;
  remindInDays?: number;
}

export type DemoLead = Demo<NewLead> & {
  /** In the order in which it was written. */
  log?: readonly DemoEntry[];
};

/** The day a task is due, counted from today. */
export type DemoTask = Omit<NewTask, "due_date" | "client"> & {
  dueInDays?: number;
  client?: string;
};

export interface DemoCompany {
  id: string;
  /** Who writes the logs. */
  member: string;
  leads: readonly DemoLead[];
  clients: readonly Demo<NewClient>[];
  /** `client` is the id of one of the clients. */
  tasks: readonly Demo<DemoTask>[];
}
