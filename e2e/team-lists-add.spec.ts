import { expect } from "@playwright/test";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a lead that is added stands at the top at once and is stored as the contract wants", async ({
  page,
  list,
  company,
}) => {
  await company.addLeads(2);
  await signIn(page, company.email);
  await list.open("leads");
  await list.openForm("Add Lead");
  await expect(list.field("First name")).toBeFocused();
  await list.field("First name").fill("  Nora ");
  await list.field("Last name (optional)").fill("Quist");
  await list.field("Email").fill("nora@quist.example");
  await list.field("Company (optional)").fill("Quist   Bakery");
  await list.field("Message (optional)").fill("Called about a new site.\nWants a quote.");
  await list.dialog.getByRole("button", { name: "Add Lead" }).click();
  await expect(list.dialog).toBeHidden();
  await expect.poll(() => list.titles()).toEqual(["Nora Quist", "Lead 1", "Lead 2"]);
  await expect(page.getByText("The lead is in the list.")).toBeVisible();
  const stored = async () => (await company.stored("leads")).find((one) => one.source === "team");
  await expect.poll(stored).toEqual({
    first_name: "Nora",
    last_name: "Quist",
    email: "nora@quist.example",
    company_name: "Quist Bakery",
    status: "todo",
    source: "team",
    message: "Called about a new site.\nWants a quote.",
    created_at: expect.anything(),
  });
  await expect(page.getByText("Saved on this phone")).toHaveCount(0);
});

test("a client needs a name only", async ({ page, list, company }) => {
  await signIn(page, company.email);
  await list.open("clients");
  await list.openForm("Add Client");
  await list.field("Client name").fill("Corner & Co");
  await page.keyboard.press("Enter");
  await expect(list.card("Corner & Co")).toBeVisible();
  await expect
    .poll(() => company.stored("clients"))
    .toEqual([{ client_name: "Corner & Co", created_at: expect.anything() }]);
});

test("a task is linked to a client of the company, also to one far down the list", async ({
  page,
  list,
  company,
}) => {
  const old = new Date("2024-01-01");
  const id = await company.add("clients", { client_name: "Zinnia Florist" }, old);
  for (let number = 0; number < 55; number++) {
    await company.add("clients", { client_name: `Client ${number}` });
  }
  await signIn(page, company.email);
  await list.open("tasks");
  await list.openForm("Add Task");
  await list.field("Title").fill("Order the signs");
  await list.field("Client (optional)").fill("zinnia");
  // Offered by the server, as the newest fifty do not have it.
  await expect(list.dialog.locator('option[value="Zinnia Florist"]')).toHaveCount(1);
  await list.field("Client (optional)").fill("zinnia florist");
  await list.field("Priority").selectOption("high");
  await list.field("Due date (optional)").fill("2031-12-24");
  await list.dialog.getByRole("button", { name: "Add Task" }).click();
  const card = list.card("Order the signs");
  await expect(card).toContainText("Zinnia Florist");
  await expect(card).toContainText("Due Dec 24, 2031");
  await expect
    .poll(() => company.stored("tasks"))
    .toMatchObject([
      {
        title: "Order the signs",
        status: "todo",
        priority: "high",
        due_date: "2031-12-24",
        client: { id, client_name: "Zinnia Florist" },
      },
    ]);
});

test("what is wrong stands under its field in plain words, and nothing is stored", async ({
  page,
  list,
  company,
}) => {
  await signIn(page, company.email);
  await list.open("leads");
  await list.openForm("Add Lead");
  await list.field("Email").fill("nora at quist");
  await list.dialog.getByRole("button", { name: "Add Lead" }).click();
  await expect(list.dialog.getByText("First name is required")).toBeVisible();
  await expect(list.dialog.getByText("Please enter a valid email address")).toBeVisible();
  await expect(list.field("First name")).toBeFocused();
  await expect(list.field("First name")).toHaveAccessibleDescription("First name is required");
  expect(await company.stored("leads")).toEqual([]);

  await list.open("tasks");
  await list.openForm("Add Task");
  await list.field("Client (optional)").fill("No such client");
  await list.dialog.getByRole("button", { name: "Add Task" }).click();
  await expect(list.dialog.getByText("Title is required")).toBeVisible();
  await expect(list.dialog.getByText("Choose a client from the list")).toBeVisible();
});

test("a form that is closed keeps what was typed, also over a reload, until it is cleared", async ({
  page,
  list,
  company,
}) => {
  await signIn(page, company.email);
  await list.open("clients");
  await list.openForm("Add Client");
  await list.field("Client name").fill("Half a client");
  await page.keyboard.press("Escape");
  await expect(list.dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Add Client" })).toBeFocused();
  await page.reload();
  await list.openForm("Add Client");
  await expect(list.field("Client name")).toHaveValue("Half a client");
  await list.dialog.getByRole("button", { name: "Start empty" }).click();
  await expect(list.field("Client name")).toHaveValue("");
  await expect(list.field("Client name")).toBeFocused();
  await list.dialog.getByRole("button", { name: "Close" }).click();
  await list.openForm("Add Client");
  await expect(list.field("Client name")).toHaveValue("");
  await expect(list.dialog.getByText("What you typed before")).toHaveCount(0);
});
