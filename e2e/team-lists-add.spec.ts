import { expect } from "playwright/test";
import type { TestCompany } from "./fixtures/company-records.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Stores one old client among so many newer ones that the newest fifty do not have it; answers with its id. */
async function addClientFarDown(company: TestCompany, name: string): Promise<string> {
  const clients = company.collection("clients");
  const batch = clients.firestore.batch();
  for (let number = 0; number < 55; number++) {
    batch.create(clients.doc(), { client_name: `Client ${number}`, created_at: new Date() });
  }
  await batch.commit();
  return await company.add("clients", { client_name: name }, new Date("2024-01-01"));
}

test("a task is for a client whom the newest fifty don't have", async ({ page, list, company }) => {
  const id = await addClientFarDown(company, "Zinnia Florist");
  await signIn(page, company.email);
  await list.open("tasks");
  await list.openForm("Add Task");
  await list.field("Title").fill("Order the signs");
  await list.field("Client (optional)").fill("zinnia");
  // Offered by the server.
  await expect(list.dialog.locator('option[value="Zinnia Florist"]')).toHaveCount(1);
  await list.field("Client (optional)").fill("zinnia florist");
  await list.dialog.getByRole("button", { name: "Add Task" }).click();
  await expect(list.card("Order the signs")).toContainText("Zinnia Florist");
  await expect
    .poll(() => company.stored("tasks"))
    .toMatchObject([{ title: "Order the signs", client: { id, client_name: "Zinnia Florist" } }]);
});
