import { expect, type Page } from "playwright/test";
import type { TestCompany } from "./fixtures/company-records.ts";
import { openKept, phoneWithWorker } from "./fixtures/kept-phone.ts";
import type { PageProblems } from "./fixtures/page-problems.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";
import { keptRest } from "./fixtures/worker-visit.ts";

test.use(phoneWithWorker);

const offlineNotice = "You're offline. This is what was saved on this device.";
const savedHere = "Saved on this device, not sent yet";

/** Opens a list in which there is nothing yet on a device that has the area. */
async function openEmptyList(
  page: Page,
  company: TestCompany,
  problems: PageProblems,
  name: "clients" | "tasks",
): Promise<TeamList> {
  await openKept(page, company, problems);
  const list = new TeamList(page);
  await list.open(name);
  await expect(page.getByText(`No ${name} found`)).toBeVisible();
  return list;
}

/** From one list to another without a page load. */
async function changeList(page: Page, title: "Client directory" | "Client tasks"): Promise<void> {
  await page.getByRole("link", { name: "Back to dashboard" }).click();
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

async function addClient(list: TeamList, name: string): Promise<void> {
  await list.openForm("Add Client");
  await list.field("Client name").fill(name);
  await list.page.keyboard.press("Enter");
}

test("without a network a member stays in the saved area and is told so; what is added there survives a restart and is sent later", async ({
  page,
  context,
  company,
  problems,
}) => {
  const list = new TeamList(page);
  const notice = page.getByText(offlineNotice);
  const pending = list.card("Nora Quist").getByText(savedHere);
  await test.step("with a network the member sees everything but the tasks", async () => {
    await company.addLeads(3);
    await company.add("clients", { client_name: "Bell Heating" });
    await openKept(page, company, problems);
    await page.getByRole("link", { name: "Company leads" }).click();
    await expect(list.cards).toHaveCount(3);
    // Of what the server has not confirmed yet, nobody could say later of when it is.
    const noted = () => page.evaluate(() => Object.keys(localStorage).join());
    await expect.poll(noted).toContain("/leads/all");
    await page.getByRole("link", { name: "Back to dashboard" }).click();
    await expect(page.getByText("No unanswered leads")).toBeVisible();
    await page.getByRole("link", { name: "Client directory" }).click();
    await expect(list.card("Bell Heating")).toBeVisible();
    expect(await keptRest(page), "public pages, which nobody has opened here").toEqual([]);
    await context.setOffline(true);
    await expect(notice).toBeVisible();
  });
  await test.step("the app, started anew, shows what was seen last", async () => {
    await page.goto("/dashboard");
    await expect(notice).toBeVisible();
    await expect(page.getByText(company.name)).toBeVisible();
    await expect(page.getByText("No unanswered leads")).toBeVisible();
    await expect(
      page.getByText(
        /^Last updated today at \d{1,2}:\d\d\s[AP]M\. We can't reach the server right now\.$/,
      ),
    ).toBeVisible();
    await page.getByRole("link", { name: "Company leads" }).click();
    await expect(list.cards).toHaveCount(3);
    await expect(page.getByText(/Saved copy, as of today at \d{1,2}:\d\d\s[AP]M$/)).toBeVisible();
  });
  await test.step("what is added stands in the list, also after a restart", async () => {
    await list.openForm("Add Lead");
    await list.field("First name").fill("Nora");
    await list.field("Last name (optional)").fill("Quist");
    await list.field("Email").fill("nora@quist.example");
    await list.dialog.getByRole("button", { name: "Add Lead" }).click();
    await expect(pending).toBeVisible();
    await expect(
      page.getByText("It's saved on this device. We'll send it when you're back online."),
    ).toBeVisible();
    const titles = ["Nora Quist", "Lead 1", "Lead 2", "Lead 3"];
    await expect.poll(() => list.titles()).toEqual(titles);
    await page.reload();
    await expect(pending).toBeVisible();
    expect(await list.titles()).toEqual(titles);
    expect(await company.stored("leads")).toHaveLength(3);
  });
  await test.step("every page opens; a list that was never seen is not called empty", async () => {
    await page.goto("/client-directory");
    await expect(list.card("Bell Heating")).toBeVisible();
    await page.goto("/client-tasks");
    await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
    await expect(page.getByText("No tasks found")).toHaveCount(0);
    // The sign-in page too knows who is there.
    await page.goto("/auth");
    await page.waitForURL("**/dashboard");
    await page.getByRole("link", { name: "Company leads" }).click();
    await expect(pending).toBeVisible();
  });
  await test.step("with a network again what was added is sent", async () => {
    await context.setOffline(false);
    await expect(pending).toHaveCount(0);
    await expect(notice).toBeHidden();
    const stored = (await company.stored("leads")).filter((one) => one.first_name === "Nora");
    expect(stored).toMatchObject([{ last_name: "Quist", status: "todo", source: "team" }]);
    await expect(list.cards).toHaveCount(4);
  });
});

test("a client and a task for it, both added without a network, arrive together; what the server refuses in the end is told, and can be mended", async ({
  page,
  context,
  company,
  problems,
}) => {
  const list = await openEmptyList(page, company, problems, "tasks");
  const task = list.card("Order the signs");
  await test.step("a client and a task for it arrive together", async () => {
    await changeList(page, "Client directory");
    await expect(page.getByText("No clients found")).toBeVisible();
    await context.setOffline(true);
    await addClient(list, "Zinnia Florist");
    await expect(list.card("Zinnia Florist")).toBeVisible();
    await changeList(page, "Client tasks");
    await list.openForm("Add Task");
    await list.field("Title").fill("Order the signs");
    await list.field("Client (optional)").fill("Zinnia Florist");
    await list.dialog.getByRole("button", { name: "Add Task" }).click();
    await expect(task).toContainText("Zinnia Florist");

    await context.setOffline(false);
    await expect(task.getByText("Saved on this device")).toHaveCount(0);
    await expect
      .poll(() => company.stored("tasks"))
      .toMatchObject([{ title: "Order the signs", client: { client_name: "Zinnia Florist" } }]);
    expect(await company.stored("clients")).toHaveLength(1);
    problems.expectNone();
  });
  await test.step("a task for a client that is gone is refused, told, and mended", async () => {
    problems.expect(/An entry was not taken: permission-denied/);
    problems.expect(/Failed to load resource: .*status of 40[03]/);
    const id = await company.add("clients", { client_name: "Oak Street Law" });
    const second = list.card("Print the flyers");
    await list.openForm("Add Task");
    await list.field("Client (optional)").fill("Oak Street Law");
    await expect(list.dialog.locator('option[value="Oak Street Law"]')).toHaveCount(1);
    await context.setOffline(true);
    await list.field("Title").fill("Print the flyers");
    await list.dialog.getByRole("button", { name: "Add Task" }).click();
    await expect(second).toContainText("Oak Street Law");
    // Nobody may add a task for a client that is not there.
    await company.collection("clients").doc(id).delete();

    await context.setOffline(false);
    const refused = page
      .getByRole("alert")
      .filter({ hasText: "We couldn't save a task you added." });
    await expect(refused).toBeVisible();
    await expect(second).toHaveCount(0);
    await refused.getByRole("button", { name: "Fix it" }).click();
    await expect(list.field("Title")).toHaveValue("Print the flyers");
    await list.field("Client (optional)").fill("");
    await list.dialog.getByRole("button", { name: "Add Task" }).click();
    await expect(second).toBeVisible();
    await expect(refused).toHaveCount(0);
    await expect.poll(() => company.stored("tasks")).toHaveLength(2);
  });
});

test("an entry whose confirmation got lost is there once, and is not called refused", async ({
  page,
  context,
  company,
  problems,
}) => {
  problems.expect(/Failed to load resource: .*status of 40[03]/);
  const list = await openEmptyList(page, company, problems, "clients");
  // The network goes just when the entry is on its way: the server stores it and can tell nobody.
  let isLost = false;
  await page.route(/Firestore\/Write\/channel/, async (route) => {
    if (isLost || !route.request().postData()?.includes("Zinnia")) return route.continue();
    isLost = true;
    await context.setOffline(true);
    await route.fetch();
    await route.abort("internetdisconnected");
  });
  await addClient(list, "Zinnia Florist");
  await expect.poll(() => company.stored("clients")).toHaveLength(1);
  const pending = list.card("Zinnia Florist").getByText("Saved on this device");
  await expect(pending).toBeVisible();

  // Now the SDK sends it again, and the rules refuse to change what is there.
  await context.setOffline(false);
  await expect(pending).toHaveCount(0);
  await expect(list.card("Zinnia Florist")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await company.stored("clients")).toHaveLength(1);
});
