import {
  doneSort,
  dueDay,
  dueSort,
  isDone,
  openSort,
  type StoredTask,
  storedTask,
} from "#contract/task";
import type { ListDefinition, ListFilter, ListRow } from "../records/list-definition.ts";
import { useFilteredRows } from "../records/log/use-own-rows.ts";
import type { Selection } from "../store/company-documents.ts";
import { taskLog } from "./log/task-log-definition.ts";

type TaskRow = ListRow<StoredTask>;

export function taskTitle(task: StoredTask): string {
  return task.title || "(no title)";
}

/** The word of a task's badge: as it was stored, unless its log says otherwise. */
export function taskStatus(task: StoredTask): string {
  if (task.done_at !== null) return "completed";
  if (task.put_back_at !== null && task.status === "completed") return "todo";
  return task.status;
}

/** Open tasks that are due by a day. That day's tasks come first, and those that have waited longest come last. */
export function dueTasks(day: string): Selection {
  return { name: "due", order: { by: "due_sort", upTo: day, last: true } };
}

/** The tasks without a day come last. */
export const openTasks: Selection = {
  name: "open",
  order: { by: "due_sort", upTo: openSort, thenNewest: true },
};

export function isDue(task: StoredTask, today: string): boolean {
  const day = dueDay(task);
  return !isDone(task) && day !== undefined && day <= today;
}

function newestFirst({ row: one }: TaskRow, { row: other }: TaskRow): number {
  return (other.created_at ?? "").localeCompare(one.created_at ?? "");
}

function byDay({ row: one }: TaskRow, { row: other }: TaskRow): number {
  return dueSort(one).localeCompare(dueSort(other));
}

const filters: readonly ListFilter<StoredTask>[] = [
  {
    name: "open",
    label: "open",
    selection: openTasks,
    rowsOf: (rows) =>
      rows
        .filter(({ row }) => !isDone(row))
        .sort((one, other) => byDay(one, other) || newestFirst(one, other)),
    nothing: "Everything is done.",
  },
  {
    name: "due",
    label: "due",
    selection: dueTasks,
    rowsOf: (rows, today) =>
      rows.filter(({ row }) => isDue(row, today)).sort((one, other) => byDay(other, one)),
    nothing: "No tasks are due today or before.",
  },
  {
    name: "done",
    label: "done",
    selection: { name: "done", only: { field: "due_sort", equals: doneSort } },
    rowsOf: (rows) => rows.filter(({ row }) => isDone(row)).sort(newestFirst),
    nothing: "No tasks are done yet.",
  },
];

export const tasks: ListDefinition<StoredTask> = {
  collection: "tasks",
  one: "task",
  many: "tasks",
  filters,
  useLocalRows: (stored, filter) => useFilteredRows(taskLog, stored, filter),
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
