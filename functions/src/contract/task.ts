import * as z from "zod";
import { newClient } from "./client.ts";
import { documentId } from "./document-id.ts";
import { limits } from "./limits.ts";
import { openStatuses, priority, status } from "./status.ts";
import { storedTime } from "./stored-time.ts";
import { multiLine, singleLine } from "./text-field.ts";
import { optionalText, withoutAbsent } from "./typed-entry.ts";

/** The name is a copy, so that a list of tasks reads no clients; the functions renew it. */
const linkedClient = z.strictObject({ id: documentId, client_name: newClient.shape.client_name });

/** As it is created; the writer adds `created_at` and `due_sort`. */
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
  client: linkedClient.optional(),
  /** The lead it is about. */
  lead_id: documentId.optional(),
});

export type NewTask = z.infer<typeof newTask>;

/** As `teamLead` (lead.ts): what firestore.rules accepts, if the client is one of the same company. */
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

/** As it is read: tolerant, so that one odd document never breaks a list. An export has its columns in this order. */
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
  client: z.object({ id: z.string(), client_name: z.string() }).optional().catch(undefined),
  lead_id: documentId.optional().catch(undefined),
} satisfies Record<keyof NewTask | "created_at", z.ZodType>);

export type StoredTask = z.infer<typeof storedTask>;

const dueDate = newTask.shape.due_date.unwrap();

/** Its place in the order of due dates (`due_sort`): an open task's own day, and after every day all the others. */
export function dueSort({ status, due_date }: Pick<StoredTask, "status" | "due_date">): string {
  const isOpen = openStatuses.some((open) => open === status);
  return (isOpen && dueDate.safeParse(due_date).data) || "none";
}
