import * as z from "zod";
import { linkedClient, storedLink } from "./client.ts";
import { documentId } from "./document-id.ts";
import { limits } from "./limits.ts";
import { openStatuses, priority, status } from "./status.ts";
import { storedTime } from "./stored-time.ts";
import { multiLine, singleLine } from "./text-field.ts";
import { optionalText, withoutAbsent } from "./typed-fields.ts";

/** A task as it is created. The writer adds `created_at` and `due_sort`. */
export const newTask = z.strictObject({
  title: singleLine({
    label: "Title",
    min: 1,
    max: limits.titleMax,
    required: "Title is required",
  }),
  description: multiLine({ label: "Description", max: limits.notesMax }).optional(),
  status,
  priority,
  assigned_to: singleLine({ label: "Assigned to", max: limits.assignedToMax }).optional(),
  due_date: z.iso.date({ error: "Due date must be a day like 2026-05-31" }).optional(),
  /** The functions update the name. */
  client: linkedClient.optional(),
  /** The lead it is about. */
  lead_id: documentId.optional(),
});

export type NewTask = z.infer<typeof newTask>;

/** Like `teamLead` (lead.ts): returns what firestore.rules accepts, if the client belongs to the same company. */
export const teamTask = z
  .strictObject({
    title: newTask.shape.title,
    description: optionalText(newTask.shape.description.unwrap()),
    status: newTask.shape.status,
    priority: newTask.shape.priority,
    assigned_to: optionalText(newTask.shape.assigned_to.unwrap()),
    due_date: optionalText(newTask.shape.due_date.unwrap()),
    client: newTask.shape.client,
    lead_id: newTask.shape.lead_id,
  } satisfies Record<keyof NewTask, z.ZodType>)
  .transform(withoutAbsent);

export type TeamTask = z.output<typeof teamTask>;

/**
 * A task, as read. The schema is tolerant, so that one odd document never breaks a list. An export has its columns in
 * this order.
 */
export const storedTask = z.object({
  title: z.string().catch(""),
  description: z.string().optional().catch(undefined),
  /** One of `statuses`, or an unknown word. */
  status: z.string().catch(""),
  /** One of `priorities`, or an unknown word. */
  priority: z.string().catch(""),
  assigned_to: z.string().optional().catch(undefined),
  due_date: z.string().optional().catch(undefined),
  created_at: storedTime,
  client: storedLink.optional().catch(undefined),
  lead_id: documentId.optional().catch(undefined),
  /** These come from its log (task-log.ts). At most one of the first two is set. */
  done_at: storedTime,
  put_back_at: storedTime,
  /** The day that counts, in place of `due_date`. */
  moved_to: z.string().optional().catch(undefined),
  /** Who does it, in place of `assigned_to`. */
  given_to: z.string().optional().catch(undefined),
  last_entry_at: storedTime,
  /** The texts of its log, newest first, as far as they fit. */
  log_text: z.string().optional().catch(undefined),
} satisfies Record<keyof NewTask | "created_at", z.ZodType> & Record<string, z.ZodType>);

export type StoredTask = z.infer<typeof storedTask>;

export const dueDate = newTask.shape.due_date.unwrap();

/** Whether the task is done, by its log or by the status that somebody gave it from the start. */
export function isDone({
  status,
  done_at,
  put_back_at,
}: Pick<StoredTask, "status" | "done_at" | "put_back_at">): boolean {
  const isOpen = openStatuses.some((open) => open === status);
  return done_at !== null || (!isOpen && put_back_at === null);
}

export function dueDay({ moved_to, due_date }: Pick<StoredTask, "moved_to" | "due_date">) {
  return moved_to ?? due_date;
}

/** The values of `due_sort` for tasks without a day: they sort after every day, and open tasks before done ones. */
export const openSort = "none";
export const doneSort = "over";

/**
 * A task's place in the order of due dates (`due_sort`): an open task's day, then open ones without a day, then the
 * others.
 */
export function dueSort(
  task: Pick<StoredTask, "status" | "done_at" | "put_back_at" | "moved_to" | "due_date">,
): string {
  if (isDone(task)) return doneSort;
  return dueDate.safeParse(dueDay(task)).data ?? openSort;
}
