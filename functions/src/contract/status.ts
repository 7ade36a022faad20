import * as z from "zod";

export const statuses = ["todo", "in_progress", "completed"] as const;

export const priorities = ["high", "medium", "low"] as const;

/** The statuses of work that is left to do. */
export const openStatuses = ["todo", "in_progress"] as const satisfies readonly Status[];

export type Status = (typeof statuses)[number];
export type Priority = (typeof priorities)[number];

export const status = z.enum(statuses, { error: "Status must be Todo, In progress or Completed" });

export const priority = z.enum(priorities, { error: "Priority must be High, Medium or Low" });
