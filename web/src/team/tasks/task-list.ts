import { openStatuses } from "#contract/status";
import { type StoredTask, storedTask } from "#contract/task";
import { statusFilters } from "../records/list/status-filters.ts";
import type { ListDefinition, ListOrder } from "../records/list-definition.ts";
import type { Selection } from "../store/company-documents.ts";

/** As it is headed. */
export function taskTitle(task: StoredTask): string {
  return task.title || "(no title)";
}

/** Open tasks with a due date, the earliest first. */
export function dueTasks({
  among = openStatuses,
  upTo,
}: {
  among?: readonly string[];
  upTo?: string;
}): Selection {
  const only = { field: "status", among };
  return { name: "due", order: "due_date", only, ...(upTo === undefined ? {} : { upTo }) };
}

/** What is done is due no more. */
const dueFirst: ListOrder = {
  name: "due",
  label: "Due first",
  first(status) {
    const among = openStatuses.filter((open) => status === undefined || status === open);
    return among.length > 0 ? dueTasks({ among }) : undefined;
  },
};

export const tasks: ListDefinition<StoredTask> = {
  collection: "tasks",
  one: "task",
  many: "tasks",
  empty: "No tasks found",
  added: "Task added.",
  filters: statusFilters("tasks"),
  order: dueFirst,
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
