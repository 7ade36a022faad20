import * as z from "zod";
import { newClient } from "./client.ts";
import { documentId } from "./document-id.ts";
import { limits } from "./limits.ts";
import { priorities, statuses } from "./status.ts";
import { storedTime } from "./stored-time.ts";
import { multiLine, singleLine } from "./text-field.ts";
import { optionalText, withoutAbsent } from "./typed-entry.ts";

/**
 * The client a task is for. The name is a copy, so that a list of tasks need not read clients; the
 * functions let it follow when the client is renamed.
 */
const linkedClient = z.strictObject({ id: documentId, client_name: newClient.shape.client_name });

/** A task as it is created; the writer adds `created_at`. */
export const newTask = z.strictObject({
  title: singleLine({
    label: "Title",
    min: 1,
    max: limits.titleMax,
    required: "Title is required",
  }),
  description: multiLine({ label: "Description", max: limits.notesMax }).optional(),
  status: z.enum(statuses),
  priority: z.enum(priorities),
  assigned_to: singleLine({ label: "Assigned to", max: limits.assignedToMax }).optional(),
  /** A calendar day, never shifted by a time zone. */
  due_date: z.iso.date({ error: "Due date must be a day like 2026-05-31" }).optional(),
  client: linkedClient.optional(),
});

export type NewTask = z.infer<typeof newTask>;

/**
 * A task as a team member adds it in the browser: the form's fields go in, the document comes out, to
 * which the writer adds `created_at`. firestore.rules accepts exactly what comes out of here, if the
 * linked client is one of the same company.
 */
export const teamTask = z
  .strictObject({
    title: newTask.shape.title,
    description: optionalText(newTask.shape.description.unwrap()),
    status: newTask.shape.status,
    priority: newTask.shape.priority,
    assigned_to: optionalText(newTask.shape.assigned_to.unwrap()),
    due_date: optionalText(newTask.shape.due_date.unwrap()),
    client: newTask.shape.client,
  })
  .transform(withoutAbsent);

export type TeamTask = z.output<typeof teamTask>;

/** A task as it is read: tolerant, so that one odd document never breaks a list. */
export const storedTask = z.object({
  title: z.string().catch(""),
  description: z.string().optional().catch(undefined),
  /** One of `statuses`, or an unknown word that is shown in a neutral style. */
  status: z.string().catch(""),
  /** One of `priorities`, or an unknown word that is shown in a neutral style. */
  priority: z.string().catch(""),
  assigned_to: z.string().optional().catch(undefined),
  due_date: z.string().optional().catch(undefined),
  client: z.object({ id: z.string(), client_name: z.string() }).optional().catch(undefined),
  created_at: storedTime,
});

export type StoredTask = z.infer<typeof storedTask>;
