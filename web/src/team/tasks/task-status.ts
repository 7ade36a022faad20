import type { StoredTask } from "#contract/task";

/** The word of a task's badge: as it was stored, unless its log says otherwise. */
export function taskStatus(task: StoredTask): string {
  if (task.done_at !== null) return "completed";
  if (task.put_back_at !== null && task.status === "completed") return "todo";
  return task.status;
}
