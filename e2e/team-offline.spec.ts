import { expect } from "playwright/test";
import { openCached, phoneWithWorker } from "./fixtures/offline-phone.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";
import { cachedRest } from "./fixtures/worker-visit.ts";

test.use(phoneWithWorker);

const offlineNotice = "You're offline. This is what was saved on this device.";
const savedHere = "Saved on this device, not sent yet";

test("works offline with what was saved, and sends additions once", async ({
  page,
  context,
  company,
  problems,
}) => {
  // An addition survives a restart, and is sent once even if its confirmation gets lost.
  const list = new TeamList(page);
  const notice = page.getByText(offlineNotice);
  const pending = list.card("Nora Quist").getByText(savedHere);
  await test.step("shows a member everything but the tasks online", async () => {
    await company.addLeads(3);
    await company.add("clients", { client_name: "Bell Heating" });
    await openCached(page, company, problems);
    await page.getByRole("link", { name: "Company leads" }).click();
    await expect(list.cards).toHaveCount(3);
    // The device can't date data later that the server hasn't confirmed yet.
    const noted = () => page.evaluate(() => Object.keys(localStorage).join());
    await expect.poll(noted).toContain("/leads/all");
    await page.getByRole("link", { name: "Back to dashboard" }).click();
    await expect(page.getByText("No unanswered leads")).toBeVisible();
    await page.getByRole("link", { name: "Client directory" }).click();
    await expect(list.card("Bell Heating")).toBeVisible();
    expect(await cachedRest(page), "public pages, which nobody has opened here").toEqual([]);
    await context.setOffline(true);
    await expect(notice).toBeVisible();
  });
  await test.step("shows what was seen last when the app restarts", async () => {
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
  await test.step("lists an addition, also after a restart", async () => {
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
  await test.step("opens every page, and doesn't call an unseen list empty", async () => {
    await page.goto("/client-directory");
    await expect(list.card("Bell Heating")).toBeVisible();
    await page.goto("/client-tasks");
    await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
    await expect(page.getByText("No tasks found")).toHaveCount(0);
    // The sign-in page also knows who is signed in.
    await page.goto("/auth");
    await page.waitForURL("**/dashboard");
    await page.getByRole("link", { name: "Company leads" }).click();
    await expect(pending).toBeVisible();
  });
  await test.step("sends additions when the network is back", async () => {
    await context.setOffline(false);
    await expect(pending).toHaveCount(0);
    await expect(notice).toBeHidden();
    const stored = (await company.stored("leads")).filter((one) => one.first_name === "Nora");
    expect(stored).toMatchObject([{ last_name: "Quist", status: "todo", source: "team" }]);
    await expect(list.cards).toHaveCount(4);
    await expect(page.getByText("Saved copy")).toHaveCount(0);
  });
  await test.step("stores an entry once when its confirmation gets lost", async () => {
    // The page must not say that the entry was refused.
    problems.expect(/Failed to load resource: .*status of 40[03]/);
    // The network disconnects while the entry is being sent, so the server stores it but can't confirm it.
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
    // Now the SDK sends it again, and the rules refuse to change an existing record.
    await context.setOffline(false);
    await expect(lost).toHaveCount(0);
    await expect(list.card("Zinnia Florist")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await company.stored("clients")).toHaveLength(2);
  });
});
