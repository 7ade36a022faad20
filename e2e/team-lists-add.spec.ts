import { expect } from "playwright/test";
import { withDerivedFields } from "#contract/derived-fields";
import type { TestCompany } from "./fixtures/company-records.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a lead's form says in plain words what is wrong and stores nothing; put right, the lead stands at the top and is stored as the contract wants", async ({
  page,
  list,
  company,
}) => {
  await signIn(page, company.email);
  await list.open("leads");
  await list.openForm("Add Lead");
  await expect(list.field("First name")).toBeFocused();
  await list.field("Email").fill("nora at quist");
  await list.dialog.getByRole("button", { name: "Add Lead" }).click();
  await expect(list.dialog.getByText("First name is required")).toBeVisible();
  await expect(list.dialog.getByText("Please enter a valid email address")).toBeVisible();
  await expect(list.field("First name")).toBeFocused();
  await expect(list.field("First name")).toHaveAccessibleDescription("First name is required");
  expect(await company.stored("leads")).toEqual([]);

  await company.addLeads(2);
  await list.field("First name").fill("  Nora ");
  await list.field("Last name (optional)").fill("Quist");
  await list.field("Email").fill("nora@quist.example");
  await list.field("Company (optional)").fill("Quist   Bakery");
  await list.field("Message (optional)").fill("Called about a new site.\nWants a quote.");
  await list.dialog.getByRole("button", { name: "Add Lead" }).click();
  await expect(list.dialog).toBeHidden();
  await expect.poll(() => list.titles()).toEqual(["Nora Quist", "Lead 1", "Lead 2"]);
  await expect(page.getByText("Lead added.")).toBeVisible();
  const stored = async () => (await company.stored("leads")).find((one) => one.source === "team");
  await expect.poll(stored).toEqual({
    first_name: "Nora",
    last_name: "Quist",
    ...withDerivedFields("leads", { email: "nora@quist.example" }),
    company_name: "Quist Bakery",
    status: "todo",
    source: "team",
    message: "Called about a new site.\nWants a quote.",
    created_at: expect.anything(),
  });
  await expect(page.getByText("Saved on this device, not sent yet")).toHaveCount(0);
});

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

test("a closed form keeps what was typed, a client needs a name only, and a task is linked to one of the clients", async ({
  page,
  list,
  company,
}) => {
  await signIn(page, company.email);
  await list.open("clients");
  await test.step("a closed form keeps what was typed, also over a reload", async () => {
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

  await test.step("a client needs a name only", async () => {
    await list.field("Client name").fill("Corner & Co");
    await page.keyboard.press("Enter");
    await expect(list.card("Corner & Co")).toBeVisible();
    await expect
      .poll(() => company.stored("clients"))
      .toEqual([{ client_name: "Corner & Co", created_at: expect.anything() }]);
  });

  // The message is still there, and must not be in the way.
  await expect(page.getByText("Client added.")).toBeVisible();
  await page.getByRole("link", { name: "Back to dashboard" }).click();
  const id = await addClientFarDown(company, "Zinnia Florist");
  await list.follow("tasks");
  await list.openForm("Add Task");
  await test.step("a task is for one of the clients", async () => {
    await list.field("Client (optional)").fill("No such client");
    await list.dialog.getByRole("button", { name: "Add Task" }).click();
    await expect(list.dialog.getByText("Title is required")).toBeVisible();
    await expect(list.dialog.getByText("Choose a client from the list")).toBeVisible();
  });

  await test.step("also for one far down the list", async () => {
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
    const task = {
      title: "Order the signs",
      status: "todo",
      priority: "high",
      due_date: "2031-12-24",
      due_sort: "2031-12-24",
      client: { id, client_name: "Zinnia Florist" },
    };
    await expect.poll(() => company.stored("tasks")).toMatchObject([task]);
  });
});

test("the second press of a double click doesn't go through a sheet that closes", async ({
  page,
  list,
  company,
}) => {
  await signIn(page, company.email);
  await list.open("leads");
  await list.openForm("Add Lead");
  await list.field("First name").fill("Nora");
  await list.field("Email").fill("nora@quist.example");
  await page.evaluate(() => {
    Reflect.set(window, "passed", 0);
    addEventListener("click", ({ target }) => {
      const isInSheet = target instanceof Element && target.closest("dialog") !== null;
      if (!isInSheet) Reflect.set(window, "passed", Reflect.get(window, "passed") + 1);
    });
  });
  const passed = () => page.evaluate(() => Reflect.get(window, "passed"));
  const button = list.dialog.getByRole("button", { name: "Add Lead" });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error("the button has no place");
  const press = (x: number) => page.mouse.click(x, box.y + box.height / 2);
  await press(box.x + 40);
  await expect(list.dialog).toBeHidden();
  await press(box.x + 42);
  expect(await passed(), "at the same place").toBe(0);
  await page.mouse.click(box.x + 40, 120);
  expect(await passed(), "elsewhere").toBe(1);
});
