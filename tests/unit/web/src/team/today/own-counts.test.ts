import { expect, test } from "vitest";
import type { LocalWrite } from "#web/src/team/store/local-writes.ts";
import { isUnderWay, withOwn } from "#web/src/team/today/own-counts.ts";

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

/** Returns by how much the counts differ from the server's, and their time. */
function uncounted(writes: LocalWrite[]) {
  const counts = { unanswered: 5, clients: 10, tasks: 20 };
  const own = withOwn({ companyId: "agency", at, counts }, writes);
  expect(own.counts.unanswered).toBe(5);
  return { tasks: own.counts.tasks - 20, clients: own.counts.clients - 10, at: own.at };
}

test("counts what the server couldn't have counted, and nothing twice", () => {
  expect(uncounted([])).toEqual({ tasks: 0, clients: 0, at });
  expect(uncounted([write({}), write({ collection: "clients" })])).toEqual({
    ...{ tasks: 1, clients: 1 },
    at: later,
  });
  expect(uncounted([write({ storedAt: at - 1000 })])).toEqual({ tasks: 0, clients: 0, at });
  expect(uncounted([write({ state: "pending", storedAt: undefined })])).toEqual({
    ...{ tasks: 1, clients: 0 },
    at,
  });
  expect(uncounted([write({ data: { ...task, status: "completed" } })]).tasks).toBe(0);
  expect(uncounted([write({ state: "refused", data: undefined })]).tasks).toBe(0);
  expect(uncounted([write({ collection: "leads" })])).toEqual({ tasks: 0, clients: 0, at });
});

test("counts a done task as one less and one put back as one more", () => {
  expect(uncounted([done()]).tasks).toBe(-1);
  expect(uncounted([done(), done({}, "put_back")]).tasks).toBe(0);
  expect(uncounted([done({}, "moved")]).tasks).toBe(0);
  expect(uncounted([done({ collection: "leads" })]).tasks).toBe(0);
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
