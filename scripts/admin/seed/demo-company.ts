import type { NewClient } from "#contract/client";
import type { NewLead } from "#contract/lead";
import type { LeadLogKind } from "#contract/lead-log";
import type { NewTask } from "#contract/task";

/** A record and its age. The id is fixed, so that seeding twice changes nothing. */
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
  /** The entries, in the order in which they were written. */
  log?: readonly DemoEntry[];
};

/** A task whose due day is counted from today. */
export type DemoTask = Omit<NewTask, "due_date" | "client"> & {
  dueInDays?: number;
  client?: string;
};

export interface DemoCompany {
  id: string;
  /** The member who writes the logs. */
  member: string;
  leads: readonly DemoLead[];
  clients: readonly Demo<NewClient>[];
  /** `client` is the id of one of the clients. */
  tasks: readonly Demo<DemoTask>[];
}
