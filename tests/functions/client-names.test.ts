import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { companyPath } from "#contract/collections";
import { database } from "#functions/database.ts";
import { renewClientName, renewClientNameOf } from "#functions/tasks/renew-client-name.ts";
import { patience } from "../patience.ts";
import { stored } from "./stored.ts";

const companyId = "agency";
const created_at = new Date("2026-03-01T15:00:00Z");

function clientAt(clientId: string, company = companyId) {
  return database().doc(`${companyPath(company, "clients")}/${clientId}`);
}

function tasksOf(clientId: string, company = companyId) {
  return database().collection(companyPath(company, "tasks")).where("client.id", "==", clientId);
}

async function addTasks(clientId: string, client_name: string, count: number, company = companyId) {
  const writer = database().bulkWriter();
  const tasks = database().collection(companyPath(company, "tasks"));
  const task = { title: "Call", status: "todo", priority: "low", due_sort: "none", created_at };
  for (let index = 0; index < count; index += 1) {
    void writer.create(tasks.doc(), { ...task, client: { id: clientId, client_name } });
  }
  await writer.close();
}

async function namesOf(clientId: string, company = companyId) {
  const { docs } = await tasksOf(clientId, company).get();
  return [...new Set(docs.map((task) => task.get("client.client_name")))];
}

describe("through the triggers", () => {
  test("renames the client in its own company's tasks", async () => {
    const clientId = randomUUID();
    await clientAt(clientId).set({ client_name: "Old name", phone: "1", created_at });
    await clientAt(clientId, "other").set({ client_name: "Old name", created_at });
    await addTasks(clientId, "Old name", 3);
    await addTasks(clientId, "Old name", 1, "other");
    await clientAt(clientId).update({ client_name: "New name" });
    await vi.waitFor(async () => expect(await namesOf(clientId)).toEqual(["New name"]), patience);
    expect(await namesOf(clientId, "other")).toEqual(["Old name"]);
  });

  test("corrects an old name in a new task, and keeps everything else", async () => {
    const clientId = randomUUID();
    await clientAt(clientId).set({ client_name: "Present name", created_at });
    await addTasks(clientId, "Name of yesterday", 1);
    await vi.waitFor(
      async () => expect(await namesOf(clientId)).toEqual(["Present name"]),
      patience,
    );
    const [task] = (await tasksOf(clientId).get()).docs;
    expect(task?.data()).toMatchObject({
      title: "Call",
      status: "todo",
      priority: "low",
      client: { id: clientId, client_name: "Present name" },
      created_at: expect.anything(),
    });
  });
});

describe("the work itself", () => {
  test("reaches every task, however many, and changes nothing the second time", async () => {
    const clientId = randomUUID();
    await clientAt(clientId).set({ client_name: "Old", created_at });
    await addTasks(clientId, "Older", 451);
    await renewClientName({ companyId, clientId });
    expect(await namesOf(clientId)).toEqual(["Old"]);
    const times = async () =>
      (await tasksOf(clientId).get()).docs.map(({ updateTime }) => updateTime.toMillis());
    const before = await times();
    expect(before).toHaveLength(451);
    await renewClientName({ companyId, clientId });
    expect(await times()).toEqual(before);
  });

  test("keeps the client's last name when events are out of order", async () => {
    const clientId = randomUUID();
    await clientAt(clientId).set({ client_name: "First", created_at });
    await addTasks(clientId, "First", 5);
    await clientAt(clientId).update({ client_name: "Second" });
    await clientAt(clientId).update({ client_name: "Third" });
    await Promise.all([1, 2, 3].map(() => renewClientName({ companyId, clientId })));
    expect(await namesOf(clientId)).toEqual(["Third"]);
  });

  test.each([
    ["is gone", undefined],
    ["has no name", { phone: "1" }],
    ["has a number for a name", { client_name: 7 }],
    ["has an empty name", { client_name: " " }],
  ])("a client that %s leaves the tasks as they are", async (_, client) => {
    const clientId = randomUUID();
    if (client) await clientAt(clientId).set(client);
    await addTasks(clientId, "Kept", 1);
    await renewClientName({ companyId, clientId });
    const [task] = (await tasksOf(clientId).get()).docs;
    await renewClientNameOf({ companyId, clientId }, task?.id ?? "");
    expect(await namesOf(clientId)).toEqual(["Kept"]);
  });

  test("doesn't restore a task that was deleted in the meantime", async () => {
    const clientId = randomUUID();
    await clientAt(clientId).set({ client_name: "Present", created_at });
    const taskId = randomUUID();
    await renewClientNameOf({ companyId, clientId }, taskId);
    expect(await stored(`${companyPath(companyId, "tasks")}/${taskId}`)).toBeUndefined();
  });
});
