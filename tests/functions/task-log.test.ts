import { expect, test } from "vitest";
import { agencyCompanyId } from "#contract/collections";
import { renewProgress } from "#functions/record-log/renew-progress.ts";
import { iso, later, loggedRecord } from "./log-entries.ts";

const openTask = () =>
  loggedRecord("tasks", {
    ...{ title: "Call", status: "todo", priority: "low", due_date: "2026-11-20" },
  });

test("moves, gives, completes and restores a task, and keeps its text", async () => {
  const { note, comesTo } = await openTask();
  await note({ kind: "moved", due_date: "2026-11-30", created_at: later(1) });
  await comesTo({ moved_to: "2026-11-30", due_sort: "2026-11-30" });
  await note({ kind: "given", assigned_to: "Dana", created_at: later(2) });
  await note({ kind: "done", text: "In the rain", created_at: later(3) });
  const done = await comesTo({ done_at: iso(3), given_to: "Dana" });
  expect(done).toMatchObject({ due_sort: "over", log_text: "In the rain" });
  expect(done).not.toHaveProperty("put_back_at");
  await note({ kind: "put_back", created_at: later(4) });
  const back = await comesTo({ put_back_at: iso(4), due_sort: "2026-11-30" });
  expect(back).not.toHaveProperty("done_at");
  expect(back).toMatchObject({ status: "todo", due_date: "2026-11-20", last_entry_at: iso(4) });
});

test("changes nothing after a repeated or late event", async () => {
  const { id, note, comesTo, now } = await openTask();
  await note({ kind: "done", created_at: later(2) });
  await note({ kind: "moved", due_date: "2026-11-30", created_at: later(1) });
  const once = await comesTo({ done_at: iso(2), moved_to: "2026-11-30" });
  const again = () => renewProgress(agencyCompanyId, { collection: "tasks", id });
  await Promise.all([again(), again(), again()]);
  expect(await now()).toEqual(once);
});

test("deletes a task's log with the task", async () => {
  const { note, comesTo, goes } = await openTask();
  await note({ kind: "done", created_at: later(1) });
  await comesTo({ done_at: iso(1) });
  await goes();
});
