import { expect, test } from "vitest";
import { tasks } from "../../../web/src/team/tasks/task-list.ts";

test("due first: open tasks with a day, of the chosen status; what is completed is due no more", () => {
  const first = (status: string | undefined) => tasks.order?.first(status);
  const due = { name: "due", order: "due_date" };
  expect(first(undefined)).toEqual({
    ...due,
    only: { field: "status", among: ["todo", "in_progress"] },
  });
  expect(first("todo")).toEqual({ ...due, only: { field: "status", among: ["todo"] } });
  expect(first("completed")).toBeUndefined();
});
