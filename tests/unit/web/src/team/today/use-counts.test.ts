import { expect, test } from "vitest";
import type { LocalWrite } from "#web/src/team/store/local-writes.ts";
import { isUnderWay, withOwn } from "#web/src/team/today/use-counts.ts";

const at = Date.UTC(2026, 10, 24, 15);
const later = at + 1000;
const task = { title: "Call", status: "todo", priority: "low" };

function write(fields: Partial<LocalWrite>): LocalWrite {
  return {
    ...{ id: "one", companyId: "agency", collection: "tasks", values: {} },
    // The server's clock, by which this would be long ago, doesn't matter.
    ...{ state: "stored", storedAt: later, data: { ...task, created_at: new Date(0) } },
    ...fields,
  };
}

const done = (fields: Partial<LocalWrite> = {}, kind = "done") =>
  write({ logOf: "signs", data: { kind }, ...fields });

/** Returns by how much the counts of tasks and clients differ from the server's, and their time. */
function uncounted(writes: LocalWrite[]) {
  const counts = { unanswered: 5, clients: 10, tasks: 20 };
  const own = withOwn({ companyId: "agency", at, counts }, writes);
  expect(own.counts.unanswered).toBe(5);
  return [own.counts.tasks - 20, own.counts.clients - 10, own.at];
}

const moreTasks = (writes: LocalWrite[]) => uncounted(writes)[0];

test("counts what the server couldn't have counted, and nothing twice", () => {
  expect(uncounted([])).toEqual([0, 0, at]);
  expect(uncounted([write({}), write({ collection: "clients" })])).toEqual([1, 1, later]);
  expect(uncounted([write({ storedAt: at - 1000 })])).toEqual([0, 0, at]);
  expect(uncounted([write({ state: "pending", storedAt: undefined })])).toEqual([1, 0, at]);
  expect(moreTasks([write({ data: { ...task, status: "completed" } })])).toBe(0);
  expect(moreTasks([write({ state: "refused", data: undefined })])).toBe(0);
  expect(uncounted([write({ collection: "leads" })])).toEqual([0, 0, at]);
});

test("counts a done task as one less and one put back as one more", () => {
  expect(moreTasks([done()])).toBe(-1);
  expect(moreTasks([done(), done({}, "put_back")])).toBe(0);
  expect(moreTasks([done({}, "moved")])).toBe(0);
  expect(moreTasks([done({ collection: "leads" })])).toBe(0);
});

test("asks for a count again while a write may or may not be in it", () => {
  // The write is being sent or was just stored.
  expect(isUnderWay([], at)).toBe(false);
  expect(isUnderWay([write({ storedAt: at - 60_000 })], at)).toBe(false);
  expect(isUnderWay([write({ storedAt: at - 1000 })], at)).toBe(true);
  expect(isUnderWay([write({ storedAt: at + 1000 })], at)).toBe(true);
  expect(isUnderWay([write({ state: "pending", storedAt: undefined })], at)).toBe(true);
  expect(isUnderWay([write({ state: "refused", storedAt: undefined })], at)).toBe(false);
});
