import { expect } from "playwright/test";
import { RecordPage } from "./fixtures/record-page.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";

test("an imported lead becomes a client of its own where another has its id; closing that client leads back to the lead", async ({
  page,
  company,
}) => {
  const created_at = new Date();
  const ana = { first_name: "Ana", last_name: "Ruiz", email: "ana@ruiz.example" };
  await company
    .collection("leads")
    .doc("17")
    .set({ ...ana, status: "todo", source: "import", created_at });
  await company.collection("clients").doc("17").set({ client_name: "Bell Signs", created_at });
  await signIn(page, company.email);
  await page.goto("/company-leads?lead=17");
  const lead = new RecordPage(page, "Ana Ruiz");
  await lead.button("Make this a client").click();
  await expect(lead.root.getByText(/^Client since/)).toBeVisible();
  const clients = async () => {
    const { docs } = await company.collection("clients").get();
    return docs.map((client) => [client.get("client_name"), client.get("lead_id")]).sort();
  };
  await expect.poll(clients).toEqual([
    ["Ana Ruiz", "17"],
    ["Bell Signs", undefined],
  ]);
  await lead.link("Client").click();
  const client = page.getByRole("dialog", { name: "Ana Ruiz" });
  // It was imported and never wrote to us.
  await expect(client.getByRole("heading", { name: "Leads" })).toBeVisible();
  await expect(page).toHaveURL(/\/client-directory\?client=/);
  await client.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/company-leads\?lead=17$/);
  await expect(lead.button("Add a task")).toBeVisible();
});
