import type { NewClient } from "#contract/client";
import type { NewLead } from "#contract/lead";
import type { NewTask } from "#contract/task";

/** A record with a fixed id, so that seeding twice changes nothing, and its age. */
export interface Demo<T> {
  id: string;
  daysOld: number;
  record: T;
}

/** The day a task is due, counted from today. */
export type DemoTask = Omit<NewTask, "due_date" | "client"> & {
  dueInDays?: number;
  client?: string;
};

export interface DemoCompany {
  id: string;
  leads: readonly Demo<NewLead>[];
  clients: readonly Demo<NewClient>[];
  /** `client` is the id of one of the clients. */
  tasks: readonly Demo<DemoTask>[];
}
