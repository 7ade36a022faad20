import * as z from "zod";
import { commonEntry, noText, type StoredLogEntry } from "./record-log.ts";
import { dueDate, newTask, type StoredTask } from "./task.ts";
import { optionalText, withoutAbsent } from "./typed-fields.ts";

/** What a member can note about a task. `moved`: it's due on another day; `given`: somebody else does it. */
export const taskLogKinds = ["done", "put_back", "moved", "given", "note"] as const;

export type TaskLogKind = (typeof taskLogKinds)[number];

/** Works like `teamLeadEntry` (lead-log.ts). */
export const teamTaskEntry = z
  .strictObject({
    kind: z.enum(taskLogKinds, { error: `An entry is one of ${taskLogKinds.join(", ")}` }),
    ...commonEntry,
    due_date: optionalText(dueDate),
    assigned_to: optionalText(newTask.shape.assigned_to.unwrap()),
  })
  .refine(({ kind, text }) => kind !== "note" || text !== undefined, {
    path: ["text"],
    error: noText,
  })
  .refine(({ kind, due_date }) => (kind === "moved") === (due_date !== undefined), {
    path: ["due_date"],
    error: "Choose the new day",
  })
  .refine(({ kind, assigned_to }) => (kind === "given") === (assigned_to !== undefined), {
    path: ["assigned_to"],
    error: "Say who does it",
  })
  .transform(withoutAbsent);

export type TeamTaskEntry = z.output<typeof teamTaskEntry>;

/** What a task's log says about it. */
export type TaskProgress = Pick<
  StoredTask,
  "done_at" | "put_back_at" | "moved_to" | "given_to" | "last_entry_at"
>;

/**
 * Returns a task's progress after one more entry. The functions go through a whole log, starting with the task's own
 * fields, since a log may have been restored in parts. The browser goes through the entries that they haven't seen yet.
 */
export function afterTaskEntry(
  { done_at, put_back_at, moved_to, given_to, last_entry_at }: TaskProgress,
  { kind, due_date, assigned_to, created_at }: Omit<StoredLogEntry, "by">,
): TaskProgress {
  // The task counts as done even before the server's time arrives.
  const now = created_at ?? new Date().toISOString();
  return {
    done_at: kind === "done" ? (done_at ?? now) : kind === "put_back" ? null : done_at,
    put_back_at: kind === "put_back" ? now : kind === "done" ? null : put_back_at,
    moved_to: kind === "moved" ? due_date : moved_to,
    given_to: kind === "given" ? assigned_to : given_to,
    last_entry_at: created_at ?? last_entry_at,
  };
}
