import { expect, test, vi } from "vitest";
import { companyPath } from "#contract/collections";
import { database } from "#functions/database.ts";
import { renewDueSort } from "#functions/tasks/renew-due-sort.ts";
import { patience } from "../patience.ts";

const task = { title: "Call", status: "todo", priority: "low", created_at: new Date() };
const newRef = (company: string) => database().collection(companyPath(company, "tasks")).doc();

test("gives a new or changed task its place by due date", async () => {
  const ref = newRef("agency");
  const placed = async (due_sort: string) =>
    vi.waitFor(async () => expect((await ref.get()).get("due_sort")).toBe(due_sort), patience);
  await ref.set({ ...task, due_date: "2026-05-31" });
  await placed("2026-05-31");
  await ref.update({ due_date: "2026-06-01" });
  await placed("2026-06-01");
  await ref.update({ status: "completed" });
  await placed("over");
  expect((await ref.get()).data()).toMatchObject({ title: "Call", due_date: "2026-06-01" });
});

test("changes nothing after a late event", async () => {
  // This collection bypasses the trigger, which handles only companies.
  const ref = database().collection("task-order").doc();
  await ref.set({ ...task, due_date: "2026-05-31" });
  const late = await ref.get();
  const now = { due_date: "2026-06-01", due_sort: "2026-06-01" };
  await ref.update(now);
  await renewDueSort(late);
  expect((await ref.get()).data()).toMatchObject(now);
  await ref.delete();
  await renewDueSort(late);
  expect((await ref.get()).exists).toBe(false);
});
