import { type StoredTask, storedTask } from "#contract/task";
import { statusFilters } from "../records/list/status-filters.ts";
import type { ListDefinition } from "../records/list-definition.ts";
import type { Selection } from "../store/company-documents.ts";

/** As it is headed. */
export function taskTitle(task: StoredTask): string {
  return task.title || "(no title)";
}

/** Open tasks by their day, then all the others (`dueSort` of the contract). */
const byDueDate = { by: "due_sort", thenNewest: true };

/** Open tasks that are due on a day or before it. */
export function dueTasks(day: string): Selection {
  return { name: "due", order: { ...byDueDate, upTo: day } };
}

export const tasks: ListDefinition<StoredTask> = {
  collection: "tasks",
  one: "task",
  many: "tasks",
  empty: "No tasks found",
  added: "Task added.",
  filters: statusFilters("tasks"),
  order: { name: "due", label: "Due first", order: byDueDate },
  schema: storedTask,
  searched: ({ title, description, assigned_to, client, priority }) => [
    title,
    description,
    assigned_to,
    client?.client_name,
    priority,
  ],
  cells: ({ client, ...task }) => ({
    ...task,
    client_name: client?.client_name,
    client_id: client?.id,
  }),
};
