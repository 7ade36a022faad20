import { expect } from "playwright/test";
import { openKept, phoneWithWorker } from "./fixtures/kept-phone.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";
import { keptRest } from "./fixtures/worker-visit.ts";

test.use(phoneWithWorker);

const offlineNotice = "You're offline. This is what was saved on this device.";
const savedHere = "Saved on this device, not sent yet";

test("without a network a member stays in the saved area and is told so; what is added there survives a restart and is sent later, once, even where the confirmation gets lost", async ({
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
    await list.field("Email (or a phone number)").fill("nora@quist.example");
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
    await expect(page.getByText("Saved copy")).toHaveCount(0);
  });
  await test.step("an entry whose confirmation got lost is there once, and is not called refused", async () => {
    problems.expect(/Failed to load resource: .*status of 40[03]/);
    // The network goes just when the entry is on its way: the server stores it and can tell nobody.
    let isLost = false;
    await page.route(/Firestore\/Write\/channel/, async (route) => {
      if (isLost || !route.request().postData()?.includes("Zinnia")) return route.continue();
      isLost = true;
      await context.setOffline(true);
      await route.fetch();
      await route.abort("internetdisconnected");
    });
    await page.getByRole("link", { name: "Back to dashboard" }).click();
    await page.getByRole("link", { name: "Client directory" }).click();
    await list.openForm("Add Client");
    await list.field("Client name").fill("Zinnia Florist");
    await page.keyboard.press("Enter");
    const lost = list.card("Zinnia Florist").getByText(savedHere);
    await expect.poll(() => company.stored("clients")).toHaveLength(2);
    await expect(lost).toBeVisible();
    // Now the SDK sends it again, and the rules refuse to change what is there.
    await context.setOffline(false);
    await expect(lost).toHaveCount(0);
    await expect(list.card("Zinnia Florist")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await company.stored("clients")).toHaveLength(2);
  });
});
