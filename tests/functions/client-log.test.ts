import { expect, test, vi } from "vitest";
import { agencyCompanyId, companyPath } from "#contract/collections";
import { database } from "#functions/database.ts";
import { renewProgress } from "#functions/record-log/renew-progress.ts";
import { patience } from "../patience.ts";
import { iso, later, loggedRecord } from "./log-entries.ts";

const newClient = () =>
  loggedRecord("clients", {
    ...{ client_name: "Ruiz", email: "Ana@ruiz.example", email_key: "ana@ruiz.example" },
    phone: "1",
  });

test("corrects a client, its keys and its tasks' name", async () => {
  const { id, note, comesTo } = await newClient();
  const task = database().doc(`${companyPath(agencyCompanyId, "tasks")}/of-${id}`);
  await task.set({ title: "Call", status: "todo", client: { id, client_name: "Ruiz" } });
  await note({ kind: "phone", value: "2", text: "New shop", created_at: later(1) });
  await comesTo({ phone: "2", log_text: "New shop", last_entry_at: iso(1) });
  await note({ kind: "email", value: "Shop@ruiz.example", created_at: later(2) });
  await note({ kind: "client_name", value: "Ruiz & Sons", created_at: later(3) });
  await note({ kind: "phone", value: "3", was: "2", created_at: later(4) });
  expect(await comesTo({ phone: "3", client_name: "Ruiz & Sons" })).toEqual({
    ...{ client_name: "Ruiz & Sons", email: "Shop@ruiz.example", email_key: "shop@ruiz.example" },
    ...{ name_key: "ruiz & sons", phone_key: "3" },
    ...{ phone: "3", log_text: "New shop", last_entry_at: iso(4), created_at: iso(0) },
  });
  const nameInTask = async () => (await task.get()).get("client.client_name");
  await vi.waitFor(async () => expect(await nameInTask()).toBe("Ruiz & Sons"), patience);
});

test("keeps later changes from elsewhere, however often it runs", async () => {
  const { id, document, note, comesTo, now } = await newClient();
  await note({ kind: "phone", value: "2", created_at: later(1) });
  await comesTo({ phone: "2" });
  await document.update({ phone: "imported" });
  await note({ kind: "note", text: "Prefers mornings", created_at: later(2) });
  const after = await comesTo({ log_text: "Prefers mornings" });
  expect(after).toMatchObject({ phone: "imported", last_entry_at: iso(2) });
  const again = () => renewProgress(agencyCompanyId, { collection: "clients", id });
  await Promise.all([again(), again(), again()]);
  expect(await now()).toEqual(after);
});
