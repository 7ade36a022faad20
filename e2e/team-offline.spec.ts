import { expect, type Page } from "@playwright/test";
import type { TestCompany } from "./fixtures/company-records.ts";
import { cutOffFirestore, expectNoConnection } from "./fixtures/network.ts";
import { openDashboard, signIn } from "./fixtures/stored-session.ts";
import { expectKept, test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";
import { keptRest, visit } from "./fixtures/worker-visit.ts";

test.use({ serviceWorker: true, viewport: { width: 360, height: 740 } });

test.beforeEach(({ problems }) => expectNoConnection(problems));

const offlineNotice = "You are offline. You see what was saved on this device.";

/** Signs in, waits until the area is on the device, and opens a list in which there is nothing yet. */
async function openEmptyList(
  page: Page,
  { email }: TestCompany,
  name: "clients" | "tasks",
): Promise<TeamList> {
  await signIn(page, email);
  const list = new TeamList(page);
  await list.open(name);
  await expect(page.getByText(`No ${name} found`)).toBeVisible();
  await expectKept(page);
  return list;
}

test("without a network a member stays in the saved area and is told so", async ({
  page,
  context,
  company,
}) => {
  await company.addLeads(3);
  await company.add("clients", { client_name: "Bell Heating" });
  await openDashboard(page, company.email);
  await expectKept(page);
  const list = new TeamList(page);
  await list.open("leads");
  await expect(list.cards).toHaveCount(3);
  await page.getByRole("link", { name: "Back to dashboard" }).click();
  await expect(page.getByText("2 open leads")).toBeVisible();
  await page.getByRole("link", { name: "Client directory" }).click();
  await expect(list.card("Bell Heating")).toBeVisible();
  expect(await keptRest(page), "public pages, which nobody has opened here").toEqual([]);
  await context.setOffline(true);
  await expect(page.getByText(offlineNotice)).toBeVisible();

  // As when the app is started anew.
  await page.goto("/dashboard");
  await expect(page.getByText(offlineNotice)).toBeVisible();
  await expect(page.getByText(company.name)).toBeVisible();
  await expect(page.getByText("2 open leads")).toBeVisible();
  await expect(page.getByText(/^These numbers are of \d/)).toBeVisible();
  await page.getByRole("link", { name: "Company leads" }).click();
  await expect(list.cards).toHaveCount(3);
  await expect(page.getByText(/Saved copy, as of \d\d:\d\d/)).toBeVisible();
  await page.reload();
  await expect(list.cards).toHaveCount(3);
  await page.goto("/client-directory");
  await expect(list.card("Bell Heating")).toBeVisible();
  await page.goto("/client-tasks");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page.getByText("No tasks found")).toHaveCount(0);

  // The sign-in page too knows who is there.
  await page.goto("/auth");
  await page.waitForURL("**/dashboard");

  await context.setOffline(false);
  await expect(page.getByText(offlineNotice)).toHaveCount(0, { timeout: 60_000 });
});

test("what is added without a network stands in the list, survives a restart, and is sent later", async ({
  page,
  context,
  company,
}) => {
  await company.addLeads(2);
  await signIn(page, company.email);
  const list = new TeamList(page);
  await list.open("leads");
  await expect(list.cards).toHaveCount(2);
  await expectKept(page);
  await context.setOffline(true);
  await list.openForm("Add Lead");
  await list.field("First name").fill("Nora");
  await list.field("Last name (optional)").fill("Quist");
  await list.field("Email").fill("nora@quist.example");
  await list.dialog.getByRole("button", { name: "Add Lead" }).click();
  const pending = list.card("Nora Quist").getByText("Saved on this phone, will be sent");
  await expect(pending).toBeVisible();
  await expect(page.getByText("It is saved on this phone and will be sent.")).toBeVisible();
  await expect.poll(() => list.titles()).toEqual(["Nora Quist", "Lead 1", "Lead 2"]);

  await page.reload();
  await expect(pending).toBeVisible();
  expect(await list.titles()).toEqual(["Nora Quist", "Lead 1", "Lead 2"]);
  expect(await company.stored("leads")).toHaveLength(2);

  await context.setOffline(false);
  await expect(pending).toHaveCount(0, { timeout: 60_000 });
  const stored = (await company.stored("leads")).filter((one) => one.first_name === "Nora");
  expect(stored).toMatchObject([{ last_name: "Quist", status: "todo", source: "team" }]);
  await expect(list.cards).toHaveCount(3);
});

test("a client and a task for it, both added without a network, arrive together", async ({
  page,
  context,
  company,
}) => {
  const list = await openEmptyList(page, company, "tasks");
  await list.open("clients");
  await expect(page.getByText("No clients found")).toBeVisible();
  await context.setOffline(true);
  await list.openForm("Add Client");
  await list.field("Client name").fill("Zinnia Florist");
  await page.keyboard.press("Enter");
  await expect(list.card("Zinnia Florist")).toBeVisible();
  await page.getByRole("link", { name: "Back to dashboard" }).click();
  await page.getByRole("link", { name: "Client tasks" }).click();
  await list.openForm("Add Task");
  await list.field("Title").fill("Order the signs");
  await list.field("Client (optional)").fill("Zinnia Florist");
  await list.dialog.getByRole("button", { name: "Add Task" }).click();
  await expect(list.card("Order the signs")).toContainText("Zinnia Florist");

  await context.setOffline(false);
  const pending = list.card("Order the signs").getByText("Saved on this phone");
  await expect(pending).toHaveCount(0, { timeout: 60_000 });
  await expect
    .poll(() => company.stored("tasks"))
    .toMatchObject([{ title: "Order the signs", client: { client_name: "Zinnia Florist" } }]);
  expect(await company.stored("clients")).toHaveLength(1);
});

test("what the server refuses in the end is told, and can be mended", async ({
  page,
  context,
  company,
  problems,
}) => {
  problems.expect(/An entry was not taken: permission-denied/);
  problems.expect(/Failed to load resource: .*status of 40[03]/);
  const id = await company.add("clients", { client_name: "Zinnia Florist" });
  const list = await openEmptyList(page, company, "tasks");
  await list.openForm("Add Task");
  await list.field("Client (optional)").fill("Zinnia Florist");
  await expect(list.dialog.locator('option[value="Zinnia Florist"]')).toHaveCount(1);
  await context.setOffline(true);
  await list.field("Title").fill("Order the signs");
  await list.dialog.getByRole("button", { name: "Add Task" }).click();
  await expect(list.card("Order the signs")).toContainText("Zinnia Florist");
  // Nobody may add a task for a client that is not there.
  await company.collection("clients").doc(id).delete();

  await context.setOffline(false);
  const refused = page.getByRole("alert").filter({ hasText: "A task you added was not accepted." });
  await expect(refused).toBeVisible({ timeout: 60_000 });
  await expect(list.card("Order the signs")).toHaveCount(0);
  await refused.getByRole("button", { name: "Look at it again" }).click();
  await expect(list.field("Title")).toHaveValue("Order the signs");
  await list.field("Client (optional)").fill("");
  await list.dialog.getByRole("button", { name: "Add Task" }).click();
  await expect(list.card("Order the signs")).toBeVisible();
  await expect(refused).toHaveCount(0);
  await expect.poll(() => company.stored("tasks")).toHaveLength(1);
});

test("an entry whose confirmation got lost is there once, and is not called refused", async ({
  page,
  context,
  company,
  problems,
}) => {
  problems.expect(/Failed to load resource: .*status of 40[03]/);
  const list = await openEmptyList(page, company, "clients");
  // The network goes just when the entry is on its way: the server stores it and can tell nobody.
  let isLost = false;
  await page.route(/Firestore\/Write\/channel/, async (route) => {
    if (isLost || !route.request().postData()?.includes("Zinnia")) return route.continue();
    isLost = true;
    await context.setOffline(true);
    await route.fetch();
    await route.abort("internetdisconnected");
  });
  await list.openForm("Add Client");
  await list.field("Client name").fill("Zinnia Florist");
  await page.keyboard.press("Enter");
  await expect.poll(() => company.stored("clients")).toHaveLength(1);
  await expect(list.card("Zinnia Florist").getByText("Saved on this phone")).toBeVisible();

  // Now the SDK sends it again, and the rules refuse to change what is there.
  await context.setOffline(false);
  const pending = list.card("Zinnia Florist").getByText("Saved on this phone");
  await expect(pending).toHaveCount(0, { timeout: 60_000 });
  await expect(list.card("Zinnia Florist")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await company.stored("clients")).toHaveLength(1);
});

test("signed in, but access cannot be checked: said so, with a way on", async ({
  page,
  signInPage,
  company,
}) => {
  await signInPage.open();
  const join = await cutOffFirestore(page);
  await signInPage.send(company.email);
  const heading = page.getByRole("heading", { name: "We could not check your access" });
  await expect(heading).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText("Access denied")).toHaveCount(0);
  await join();
  await page.reload();
  await expect(page.getByText(company.name)).toBeVisible();
});

test("a stranger without a network is told what is missing", async ({ page, context }) => {
  await visit(page, "/auth");
  await context.setOffline(true);
  await page.goto("/dashboard");
  // Nothing of the team area is kept on a stranger's device.
  await expect(page.getByRole("heading", { name: "You are offline right now" })).toBeVisible();
});
