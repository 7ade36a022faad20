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
  return {
    id,
    pending: false,
    row: storedTask.parse({ status: "todo", due_date: today, ...fields }),
  };
}

const ids = ({ rows }: { rows: readonly { id: string }[] }) => rows.map(({ id }) => id);

describe("what there is to do today", () => {
  test("nothing, and as soon as there is something, not nothing", () => {
    expect(dayOf(nothing).isEmpty).toBe(true);
    expect(dayOf({ ...nothing, messages: [lead("a")] }).isEmpty).toBe(false);
    expect(dayOf({ ...nothing, reminded: [lead("a", { next_on: today })] }).isEmpty).toBe(false);
    expect(dayOf({ ...nothing, tasks: [task("a")] }).isEmpty).toBe(false);
  });

  test("five of each, and whether there are more", () => {
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

  test("a lead stands there once: as a message, if it shows there, else as a reminder", () => {
    const messages = ["a", "b", "c", "d", "e", "f"].map((id) => lead(id, { next_on: today }));
    const { reminders } = dayOf({ ...nothing, messages, reminded: messages });
    expect(ids(reminders)).toEqual(["f"]);
  });

  test("a reminder that this device has moved to another day, or taken off, is gone", () => {
    const reminded = [
      lead("moved", { next_on: "2026-11-25" }),
      lead("off"),
      lead("overdue", { next_on: "2026-11-20" }),
    ];
    expect(ids(dayOf({ ...nothing, reminded }).reminders)).toEqual(["overdue"]);
  });

  test("the earliest reminder comes first, also of those that only this device knows", () => {
    const reminded = [lead("stored", { next_on: today }), lead("own", { next_on: "2026-11-23" })];
    expect(ids(dayOf({ ...nothing, reminded }).reminders)).toEqual(["own", "stored"]);
  });

  test("today's tasks come before old ones, and of one day the urgent ones first", () => {
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

  test("a task that this device has moved to another day, or ticked, is gone", () => {
    const done_at = new Date().toISOString();
    const { tasks: shown } = dayOf({
      ...nothing,
      tasks: [task("moved", { moved_to: "2026-11-25" }), task("done", { done_at }), task("due")],
    });
    expect(ids(shown)).toEqual(["due"]);
  });
});
