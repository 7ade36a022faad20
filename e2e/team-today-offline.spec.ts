import { expect, type Page } from "playwright/test";
import { businessDay, dayAfter } from "#contract/business-day";
import { expectNoConnection } from "./fixtures/network.ts";
import { RecordPage } from "./fixtures/record-page.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { expectKept, test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

test.use({ viewport: { width: 360, height: 740 }, serviceWorker: true });

test.beforeEach(({ problems }) => expectNoConnection(problems));

const ana = { first_name: "Ana", last_name: "Ruiz", email: "ana@ruiz.example" };
const bo = { first_name: "Bo", last_name: "Bell", email: "bo@bell.example", status: "todo" };

const rows = (page: Page, part: string) =>
  page.getByRole("list", { name: part }).getByRole("listitem");

test("the day is there as it was; what is noted goes off it and off the list of unanswered ones at once", async ({
  page,
  context,
  company,
}) => {
  const list = new TeamList(page);
  const lead = new RecordPage(page, "Ana Ruiz");
  const allAnswered = page.getByText("You've answered every message from the site.");
  const day = businessDay(new Date());
  const id = await company.addMessage(ana);
  await company.add("leads", { ...bo, next_on: dayAfter(day, -1) });
  const task = { title: "Order the signs", status: "todo", priority: "low", due_date: day };
  await company.add("tasks", task);
  await openDashboard(page, company.email);
  await expectKept(page);
  await expect(rows(page, "Tasks")).toHaveCount(1);
  await list.follow("leads");
  await list.status("unanswered").check();
  await expect(list.card("Ana Ruiz")).toBeVisible();
  // Of what the server has not confirmed yet, nobody could say later of when it is.
  const noted = () => page.evaluate(() => Object.keys(localStorage).join());
  await expect.poll(noted).toContain("/leads/unanswered");
  await page.goto(`/company-leads?lead=${id}`);
  await expect(lead.root.getByText("No notes yet.")).toBeVisible();
  await context.setOffline(true);
  await test.step("Today", async () => {
    await page.goto("/dashboard");
    await expect(page.locator("[data-seen]")).toHaveCount(0);
    await expect(rows(page, "Messages to answer")).toHaveCount(1);
    await page.getByRole("link", { name: "Ana Ruiz", exact: true }).click();
    await lead.note("Called", "Wants a gallery");
    await lead.button("Close").click();
    await expect(
      page.getByText("No messages are waiting in the copy saved on this device."),
    ).toBeVisible();
    await expect(allAnswered).toHaveCount(0);
    await expect(rows(page, "Reminders")).toHaveText([/^Bo Bell/]);
    await expect(rows(page, "Tasks")).toHaveText([/^Order the signs/]);
  });
  await test.step("the list", async () => {
    await list.follow("leads");
    await list.status("unanswered").check();
    await expect(page.getByRole("heading", { name: "No leads found" })).toBeVisible();
    await expect(allAnswered).toBeVisible();
    await expect(page.getByText(/Saved copy, as of today/)).toBeVisible();
  });
});

test("a reminder comes up on its day, also before the server knows of it", async ({
  page,
  context,
  company,
}) => {
  const list = new TeamList(page);
  const lead = new RecordPage(page, "Bo Bell");
  await company.add("leads", bo);
  await openDashboard(page, company.email);
  await expectKept(page);
  await list.follow("leads");
  await expect(list.cards).toHaveCount(1);
  await context.setOffline(true);
  await list.card("Bo Bell").getByRole("link").first().click();
  await lead.kind("Remind me").check();
  await lead.root.getByLabel("Remind me on").fill(businessDay(new Date()));
  await lead.button("Add to the log").click();
  await lead.button("Close").click();
  await test.step("in the list and on Today, also after a restart", async () => {
    await list.status("due").check();
    await expect(list.card("Bo Bell")).toContainText("Reminder for today");
    await page.goto("/dashboard");
    await expect(rows(page, "Reminders")).toHaveText([/^Bo BellReminder for today/]);
  });
  await test.step("with a network again it stands there once, until it is settled", async () => {
    await context.setOffline(false);
    await expect
      .poll(async () => (await company.stored("leads"))[0])
      .toMatchObject({ next_on: businessDay(new Date()) });
    await expect(rows(page, "Reminders")).toHaveCount(1);
    const [stored] = (await company.collection("leads").get()).docs;
    await stored?.ref.update({ next_on: null });
    await expect(rows(page, "Reminders")).toHaveCount(0);
  });
});

test("what is noted in one tab goes off Today and the number in the other, too", async ({
  page,
  context,
  company,
}) => {
  const id = await company.addMessage(ana);
  const lead = new RecordPage(page, "Ana Ruiz");
  const other = await context.newPage();
  const number = other.getByRole("link", { name: "Leads 1 unanswered" });
  await openDashboard(page, company.email);
  await expectKept(page);
  await other.goto("/dashboard");
  await expect(rows(other, "Messages to answer")).toHaveCount(1);
  await expect(number).toBeVisible();
  await page.goto(`/company-leads?lead=${id}`);
  await expect(lead.root.getByText("No notes yet.")).toBeVisible();
  await context.setOffline(true);
  await lead.note("Called");
  await expect(rows(other, "Messages to answer")).toHaveCount(0);
  await expect(number).toHaveCount(0);
  await context.setOffline(false);
  await expect.poll(() => company.log(id)).toHaveLength(1);
  await expect(rows(other, "Messages to answer")).toHaveCount(0);
});
