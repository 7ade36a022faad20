import { expect } from "@playwright/test";
import { cutOffFirestore, expectNoConnection } from "./fixtures/network.ts";
import { openDashboard, signIn } from "./fixtures/stored-session.ts";
import { listPaths, test } from "./fixtures/team-list.ts";

test("an empty list says so", async ({ page, list, company }) => {
  await signIn(page, company.email);
  for (const name of ["leads", "clients", "tasks"] as const) {
    await list.open(name);
    await expect(page.getByRole("heading", { name: `No ${name} found` })).toBeVisible();
    await expect(list.summary).toHaveText(`0 ${name}`);
  }
});

test("a list that cannot be loaded is not called empty, and comes with Try again", async ({
  page,
  list,
  company,
  problems,
}) => {
  expectNoConnection(problems);
  await company.addLeads(3);
  await openDashboard(page, company.email);
  await expect(page.getByText("2 open leads")).toBeVisible();
  const join = await cutOffFirestore(page);
  await page.locator(`main a[href="${listPaths.leads}"]`).first().click();
  await expect(page.getByRole("heading", { name: "The leads could not be loaded" })).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByText("No leads found")).toHaveCount(0);
  // It asks at once. (The SDK too asks again by itself, in growing pauses.)
  const asked = page.waitForRequest(/\/Listen\/channel/);
  await page.getByRole("button", { name: "Try again" }).click();
  await asked;
  await join();
  await expect(list.cards).toHaveCount(3, { timeout: 40_000 });
});

test("without a connection the saved copy shows, with its time, and then the news", async ({
  page,
  list,
  company,
  problems,
}) => {
  expectNoConnection(problems);
  await company.addLeads(3);
  await signIn(page, company.email);
  await list.open("leads");
  await expect(list.cards).toHaveCount(3);
  await expect(page.getByText("Saved copy")).toHaveCount(0);

  const join = await cutOffFirestore(page);
  await page.reload();
  await expect(list.cards).toHaveCount(3);
  await expect(page.getByText(/Saved copy, as of \d\d:\d\d/)).toBeVisible();
  await company.add("leads", { first_name: "Came", last_name: "Later", status: "todo" });
  await join();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(list.card("Came Later")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Saved copy")).toHaveCount(0);
});

test("odd documents of old times are shown as far as they go", async ({ page, list, company }) => {
  await company.add("leads", {});
  await company.add("leads", {
    first_name: 7,
    last_name: null,
    email: "not an address",
    status: "on_hold",
    service_interests: "seo",
    message: { text: "no" },
  });
  await company.add("leads", { email: "javascript:alert(1)", created_at: "2021-05-04T10:00:00Z" });
  await signIn(page, company.email);
  await list.open("leads");
  await expect(list.cards).toHaveCount(3);
  await expect(list.card("(no name)")).toHaveCount(1);
  await expect(list.card("not an address")).toContainText("on hold");
  await expect(list.card("javascript:alert(1)").getByRole("link")).toHaveCount(0);

  await company.add("tasks", { title: ["x"], priority: 3, due_date: "soon", client: "Bell" });
  await company.add("tasks", { title: "Late", status: "waiting", due_date: "2020-02-30" });
  await company.add("clients", { client_name: {}, phone: 8565550142, address: "   " });
  await list.open("tasks");
  await expect(list.card("(no title)")).toContainText("Due soon");
  await expect(list.card("Late")).toContainText("waiting");
  await expect(list.card("Late")).not.toContainText("Overdue");
  await list.open("clients");
  await expect(list.card("(no name)")).toBeVisible();
});

test("the place of the list does not move while it loads", async ({ page, list, company }) => {
  await company.addLeads(8);
  await signIn(page, company.email);
  await list.open("leads");
  const tools = await list.search.boundingBox();
  await expect(list.cards).toHaveCount(8);
  expect(await list.search.boundingBox()).toEqual(tools);
});
