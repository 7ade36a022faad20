import { describe, expect, test } from "vitest";
import { type StoredLead, storedLead } from "#contract/lead";
import { type StoredTask, storedTask } from "#contract/task";
import type { ListRow } from "#web/src/team/records/list-definition.ts";
import { dayOf } from "#web/src/team/today/day.ts";

const today = "2026-11-24";
const nothing = { messages: [], reminded: [], tasks: [], today };

function lead(id: string, fields: Partial<StoredLead> = {}): ListRow<StoredLead> {
  return { id, pending: false, row: storedLead.parse(fields) };
}

function task(id: string, fields: Partial<StoredTask> = {}): ListRow<StoredTask> {
  const row = storedTask.parse({ status: "todo", due_date: today, ...fields });
  return { id, pending: false, row };
}

const ids = ({ rows }: { rows: readonly { id: string }[] }) => rows.map(({ id }) => id);

describe("the day's work", () => {
  test("is empty only while there is nothing to do", () => {
    expect(dayOf(nothing).isEmpty).toBe(true);
    expect(dayOf({ ...nothing, messages: [lead("a")] }).isEmpty).toBe(false);
    expect(dayOf({ ...nothing, reminded: [lead("a", { next_on: today })] }).isEmpty).toBe(false);
    expect(dayOf({ ...nothing, tasks: [task("a")] }).isEmpty).toBe(false);
  });

  test("has five of each, and says if there are more", () => {
    const { messages, tasks: shown } = dayOf({
      ...nothing,
      messages: ["a", "b", "c", "d", "e", "f"].map((id) => lead(id)),
      tasks: ["a", "b", "c", "d", "e"].map((id) => task(id)),
    });
    expect(ids(messages)).toEqual(["a", "b", "c", "d", "e"]);
    expect(messages.more).toBe(true);
    expect(ids(shown)).toHaveLength(5);
    expect(shown.more).toBe(false);
  });

  test("has a lead once, as a message if shown, else as a reminder", () => {
    const messages = ["a", "b", "c", "d", "e", "f"].map((id) => lead(id, { next_on: today }));
    const { reminders } = dayOf({ ...nothing, messages, reminded: messages });
    expect(ids(reminders)).toEqual(["f"]);
  });

  test("leaves out a reminder that this device has moved or removed", () => {
    const reminded = [
      lead("moved", { next_on: "2026-11-25" }),
      lead("off"),
      lead("overdue", { next_on: "2026-11-20" }),
    ];
    expect(ids(dayOf({ ...nothing, reminded }).reminders)).toEqual(["overdue"]);
  });

  test("has the earliest reminder first, even if only this device knows it", () => {
    const reminded = [lead("stored", { next_on: today }), lead("own", { next_on: "2026-11-23" })];
    expect(ids(dayOf({ ...nothing, reminded }).reminders)).toEqual(["own", "stored"]);
  });

  test("has today's tasks before old ones, and a day's urgent ones first", () => {
    const { tasks: shown } = dayOf({
      ...nothing,
      tasks: [
        task("low", { priority: "low" }),
        task("older", { due_date: "2026-11-01", priority: "high" }),
        task("odd", { priority: "someday" }),
        task("high", { priority: "high" }),
        task("moved here", { due_date: "2026-11-20", moved_to: "2026-11-23", priority: "low" }),
      ],
    });
    expect(ids(shown)).toEqual(["high", "low", "odd", "moved here", "older"]);
  });

  test("leaves out a task that this device has moved or checked off", () => {
    const done_at = new Date().toISOString();
    const { tasks: shown } = dayOf({
      ...nothing,
      tasks: [task("moved", { moved_to: "2026-11-25" }), task("done", { done_at }), task("due")],
    });
    expect(ids(shown)).toEqual(["due"]);
  });
});
