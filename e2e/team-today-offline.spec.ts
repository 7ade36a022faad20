import { expect, type Page } from "playwright/test";
import { businessDay } from "#contract/business-day";
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

test("when the last message is answered, Today and the list of unanswered ones say so of the saved copy", async ({
  page,
  context,
  company,
}) => {
  const list = new TeamList(page);
  const lead = new RecordPage(page, "Ana Ruiz");
  const allAnswered = page.getByText("You've answered every message from the site.");
  await company.addMessage(ana);
  const task = { title: "Order the signs", status: "todo", priority: "low" };
  await company.add("tasks", { ...task, due_date: businessDay(new Date()) });
  await openDashboard(page, company.email);
  await expectKept(page);
  await expect(rows(page, "Tasks")).toHaveCount(1);
  await list.follow("leads");
  await list.status("unanswered").check();
  await expect(list.card("Ana Ruiz")).toBeVisible();
  // Of what the server has not confirmed yet, nobody could say later of when it is.
  const noted = () => page.evaluate(() => Object.keys(localStorage).join());
  await expect.poll(noted).toContain("/leads/unanswered");
  await context.setOffline(true);
  await list.card("Ana Ruiz").getByRole("link").first().click();
  await lead.note("Called");
  await lead.button("Close").click();
  await expect(page.getByRole("heading", { name: "No leads found" })).toBeVisible();
  await expect(allAnswered).toBeVisible();
  await expect(page.getByText(/Saved copy, as of today/)).toBeVisible();
  await page.goto("/dashboard");
  await expect(
    page.getByText("No messages are waiting in the copy saved on this device."),
  ).toBeVisible();
  await expect(allAnswered).toHaveCount(0);
  await expect(rows(page, "Tasks")).toHaveCount(1);
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
