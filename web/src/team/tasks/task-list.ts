import { doneSort, openSort, type StoredTask, storedTask } from "#contract/task";
import type { ListDefinition, ListFilter } from "../records/list-definition.ts";
import type { Selection } from "../store/company-documents.ts";
import { useTaskRows } from "./use-task-rows.ts";

export function taskTitle(task: StoredTask): string {
  return task.title || "(no title)";
}

/** Open tasks that are due by a day. That day's tasks come first, and those that have waited longest come last. */
export function dueTasks(day: string): Selection {
  return { name: "due", order: { by: "due_sort", upTo: day, last: true } };
}

/** Open tasks are sorted by their day, and those without one come last. */
const open: ListFilter = {
  name: "open",
  label: "open",
  selection: { name: "open", order: { by: "due_sort", upTo: openSort, thenNewest: true } },
  nothing: "Everything is done.",
};

const due: ListFilter = {
  name: "due",
  label: "due",
  selection: dueTasks,
  nothing: "No tasks are due today or before.",
};

const done: ListFilter = {
  name: "done",
  label: "done",
  selection: { name: "done", only: { field: "due_sort", equals: doneSort } },
  nothing: "No tasks are done yet.",
};

export const tasks: ListDefinition<StoredTask> = {
  collection: "tasks",
  one: "task",
  many: "tasks",
  empty: "No tasks found",
  added: "Task added.",
  filters: [open, due, done],
  useLocalRows: useTaskRows,
  schema: storedTask,
  searched: ({ title, description, assigned_to, given_to, client, priority, log_text }) => [
    title,
    description,
    given_to ?? assigned_to,
    client?.client_name,
    priority,
    log_text,
  ],
  beginnings: "a title",
  cells: ({ client, ...task }) => ({
    ...task,
    client_name: client?.client_name,
    client_id: client?.id,
  }),
};
