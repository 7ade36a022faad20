import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { storedLogEntry } from "#contract/record-log";
import { dueDay, isDone, storedTask } from "#contract/task";
import { afterTaskEntry, taskLogKinds, teamTaskEntry } from "#contract/task-log";

const by = "team@agency.example";
const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 15, minute)).toISOString();

type Noted = [kind: string, fields?: { due_date?: string; assigned_to?: string }];

/** Returns a task after entries that are a minute apart. */
function taskAfter(noted: readonly Noted[], fields: object = {}) {
  let task = storedTask.parse({ status: "todo", due_date: "2026-11-20", ...fields });
  for (const [index, [kind, own]] of noted.entries()) {
    const entry = storedLogEntry.parse({ kind, by, created_at: at(index), ...own });
    task = { ...task, ...afterTaskEntry(task, entry) };
  }
  return task;
}

describe("a task's log", () => {
  test("marks a task done, put back, and done again", () => {
    expect(taskAfter([["done"]])).toMatchObject({ done_at: at(0), put_back_at: null });
    const back = taskAfter([["done"], ["put_back"]]);
    expect(back).toMatchObject({ done_at: null, put_back_at: at(1) });
    expect(isDone(back)).toBe(false);
    expect(taskAfter([["done"], ["put_back"], ["done"]])).toMatchObject({ done_at: at(2) });
  });

  test("reopens a task that was stored as completed", () => {
    expect(isDone(taskAfter([], { status: "completed" }))).toBe(true);
    expect(isDone(taskAfter([["note"]], { status: "completed" }))).toBe(true);
    expect(isDone(taskAfter([["put_back"]], { status: "completed" }))).toBe(false);
    expect(isDone(taskAfter([["put_back"], ["done"]], { status: "completed" }))).toBe(true);
  });

  test("keeps the first of two presses, from two phones", () => {
    expect(taskAfter([["done"], ["done"]]).done_at).toBe(at(0));
  });

  test("counts the last day and the last name", () => {
    const task = taskAfter([
      ["moved", { due_date: "2026-11-25" }],
      ["given", { assigned_to: "Dana" }],
      ["moved", { due_date: "2026-11-30" }],
      ["note"],
    ]);
    expect(dueDay(task)).toBe("2026-11-30");
    expect(task).toMatchObject({ due_date: "2026-11-20", given_to: "Dana" });
    expect(task.last_entry_at).toBe(at(3));
    expect(dueDay(taskAfter([["done"]]))).toBe("2026-11-20");
  });

  test("marks a task done before the server's time arrives", () => {
    const entry = storedLogEntry.parse({ kind: "done", by });
    expect(isDone({ ...taskAfter([]), ...afterTaskEntry(taskAfter([]), entry) })).toBe(true);
  });

  test("gives the same result however often it is read", () => {
    // Each reading starts from what the task already says.
    const days = fc.constantFrom("2026-11-25", "2026-11-30");
    const entry = fc.tuple(fc.constantFrom(...taskLogKinds, "odd"), days).map(
      ([kind, day]): Noted => [
        kind,
        {
          ...(kind === "moved" && { due_date: day }),
          ...(kind === "given" && { assigned_to: `of ${day}` }),
        },
      ],
    );
    fc.assert(
      fc.property(fc.array(entry), fc.constantFrom("todo", "completed"), (noted, status) => {
        const once = taskAfter(noted, { status });
        expect(taskAfter(noted, once)).toEqual(once);
        expect(once.done_at !== null && once.put_back_at !== null).toBe(false);
      }),
    );
  });
});

test("an entry needs the fields of its kind and allows no others", () => {
  const entry = (fields: object) => teamTaskEntry.safeParse({ by, ...fields });
  expect(entry({ kind: "note" }).error?.issues).toMatchObject([{ path: ["text"] }]);
  expect(entry({ kind: "moved" }).error?.issues).toMatchObject([
    { path: ["due_date"], message: "Choose the new day" },
  ]);
  expect(entry({ kind: "given", assigned_to: " " }).error?.issues).toMatchObject([
    { path: ["assigned_to"], message: "Say who does it" },
  ]);
  expect(entry({ kind: "done", due_date: "2026-11-30" }).success).toBe(false);
  expect(entry({ kind: "done", text: " " }).data).toEqual({ kind: "done", by });
});
