import { describe, expect, test } from "vitest";
import { storedLogEntry } from "#contract/record-log";
import { isDone, storedTask } from "#contract/task";
import { withOwnEntries } from "#web/src/team/records/log/own-entries.ts";
import { taskLog } from "#web/src/team/tasks/log/task-log-definition.ts";

describe("this device's entries before the functions have seen them", () => {
  const task = storedTask.parse({ status: "todo", last_entry_at: "2026-11-01T10:00:00Z" });
  const noted = (kind: string, time: string, pending = false) => ({
    pending,
    entry: storedLogEntry.parse({ kind, by: "me", created_at: `2026-11-01T10:${time}Z` }),
  });

  test("count last while they wait, even if the device's clock is behind", () => {
    const putBack = noted("put_back", "05:00");
    const done = noted("done", "01:00", true);
    expect(isDone(withOwnEntries(taskLog, task, [putBack, done]))).toBe(true);
    expect(isDone(withOwnEntries(taskLog, task, [done, putBack]))).toBe(true);
  });

  test("follow the server's order and aren't counted twice", () => {
    const done = noted("done", "01:00");
    const putBack = noted("put_back", "05:00");
    expect(isDone(withOwnEntries(taskLog, task, [putBack, done]))).toBe(false);
    const seen = { ...task, last_entry_at: done.entry.created_at };
    expect(withOwnEntries(taskLog, seen, [done])).toBe(seen);
  });
});
