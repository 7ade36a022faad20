import * as z from "zod";
import { limits } from "./limits.ts";
import { priorities, statuses } from "./status.ts";
import { storedTime } from "./stored-time.ts";
import { multiLine, singleLine } from "./text-field.ts";

const clientName = singleLine({ label: "Client name", max: limits.companyNameMax });

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
  client: z.strictObject({ id: z.string().min(1).max(128), client_name: clientName }).optional(),
});

export type NewTask = z.infer<typeof newTask>;

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
