/** States of leads and tasks (specification section 4). */
export const statuses = ["todo", "in_progress", "completed"] as const;

/** Priorities of tasks (specification section 4). */
export const priorities = ["high", "medium", "low"] as const;

export type Status = (typeof statuses)[number];
export type Priority = (typeof priorities)[number];
