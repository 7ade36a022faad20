import { useMemo } from "react";
import { dueDay, dueSort, isDone, type StoredTask } from "#contract/task";
import type { ListFilter, ListRow } from "../records/list-definition.ts";
import { useNotedRows, useOwnRows } from "../records/log/use-own-rows.ts";
import { useToday } from "../ui/use-now.ts";
import { taskLog } from "./log/task-log.ts";

/** Says whether a task is open and due by a day. */
export function isDue(task: StoredTask, today: string): boolean {
  const day = dueDay(task);
  return !isDone(task) && day !== undefined && day <= today;
}

function newestFirst({ row: one }: ListRow<StoredTask>, { row: other }: ListRow<StoredTask>) {
  return (other.created_at ?? "").localeCompare(one.created_at ?? "");
}

function byDay({ row: one }: ListRow<StoredTask>, { row: other }: ListRow<StoredTask>) {
  return dueSort(one).localeCompare(dueSort(other));
}

/** The rows in a list of tasks. This device's own notes may move a task into a filter or out of it. */
export function useTaskRows(
  stored: readonly ListRow<StoredTask>[],
  filter: ListFilter | undefined,
): readonly ListRow<StoredTask>[] {
  const noted = useNotedRows(taskLog, stored);
  const name = filter?.name;
  const today = useToday();
  const rows = useOwnRows(taskLog, stored, name === undefined ? undefined : noted);
  return useMemo(() => {
    if (name === "done") return rows.filter(({ row }) => isDone(row)).sort(newestFirst);
    if (name === "due") {
      return rows.filter(({ row }) => isDue(row, today)).sort((one, other) => byDay(other, one));
    }
    if (name !== "open") return rows;
    return rows
      .filter(({ row }) => !isDone(row))
      .sort((one, other) => byDay(one, other) || newestFirst(one, other));
  }, [rows, name, today]);
}
