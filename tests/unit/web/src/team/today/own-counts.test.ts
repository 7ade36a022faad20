import { expect, test } from "vitest";
import type { LocalWrite } from "#web/src/team/store/local-writes.ts";
import { uncounted } from "#web/src/team/today/own-counts.ts";

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

test("counts what the server couldn't have counted, and nothing twice", () => {
  expect(uncounted([], at)).toEqual({ tasks: 0, clients: 0 });
  expect(uncounted([write({}), write({ collection: "clients" })], at)).toEqual({
    tasks: 1,
    clients: 1,
  });
  expect(uncounted([write({ storedAt: at - 1000 })], at).tasks).toBe(0);
  expect(uncounted([write({ state: "pending", storedAt: at - 1000 })], at).tasks).toBe(1);
  expect(uncounted([write({ data: { ...task, status: "completed" } })], at).tasks).toBe(0);
  expect(uncounted([write({ state: "refused", data: undefined })], at).tasks).toBe(0);
  expect(uncounted([write({ collection: "leads" })], at)).toEqual({ tasks: 0, clients: 0 });
});

test("a task that is done counts one less, put back one more, and noted nothing", () => {
  expect(uncounted([done()], at).tasks).toBe(-1);
  expect(uncounted([done(), done({}, "put_back")], at).tasks).toBe(0);
  expect(uncounted([done({}, "moved")], at).tasks).toBe(0);
  expect(uncounted([done({ collection: "leads" })], at).tasks).toBe(0);
});
