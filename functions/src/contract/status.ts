export const statuses = ["todo", "in_progress", "completed"] as const;

export const priorities = ["high", "medium", "low"] as const;

export type Status = (typeof statuses)[number];
export type Priority = (typeof priorities)[number];
