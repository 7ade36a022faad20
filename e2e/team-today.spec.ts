import { expect, type Page } from "playwright/test";
import { businessDay, dayAfter } from "#contract/business-day";
import { crowdedTargets } from "./fixtures/boxes.ts";
import type { TestCompany } from "./fixtures/company-records.ts";
import { layoutShift, watchLayoutShift } from "./fixtures/layout-shift.ts";
import { expectNoConnection } from "./fixtures/network.ts";
import { ana, hoursAgo } from "./fixtures/people.ts";
import { RecordPage } from "./fixtures/record-page.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { expectKept } from "./fixtures/team-area.ts";
import { test } from "./fixtures/team-list.ts";

test.use({ viewport: { width: 360, height: 740 } });

const today = (page: Page) => page.getByRole("region", { name: "Today" });
const rows = (page: Page, part: string) =>
  today(page).getByRole("list", { name: part }).getByRole("listitem");

/** A message of 30 hours, a reminder of yesterday, and tasks: overdue, of today, and some that aren't due. */
async function fillDay(company: TestCompany): Promise<string> {
  const day = businessDay(new Date());
  const task = { status: "todo", priority: "low" };
  const id = await company.addMessage(ana, hoursAgo(30.5));
  await company.add("leads", {
    ...{ first_name: "Bo", last_name: "Bell", email: "bo@bell.example", status: "todo" },
    ...{ source: "team", next_on: dayAfter(day, -1) },
  });
  await company.add("tasks", { ...task, title: "Send the proofs", due_date: day });
  await company.add("tasks", { ...task, title: "Order the signs", due_date: "2020-01-02" });
  await company.add("tasks", { ...task, title: "Next week's call", due_date: dayAfter(day, 7) });
  await company.add("tasks", { ...task, title: "Someday" });
  await company.add("tasks", {
    ...{ title: "Long done", status: "completed", priority: "high", due_date: "2020-01-01" },
  });
  return id;
}

async function expectFilledDay(page: Page): Promise<void> {
  await expect(rows(page, "Messages to answer")).toHaveCount(1);
  await expect(rows(page, "Reminders")).toHaveCount(1);
  await expect(rows(page, "Tasks")).toHaveCount(2);
}

test("the dashboard begins with what there is to do today, each a tap away; a call that was begun is asked about, and what is done goes", async ({
  page,
  company,
}) => {
  await test.step("nothing is waiting", async () => {
    await openDashboard(page, company.email);
    await expect(
      page.getByText("Nothing is waiting. You've answered every message from the site."),
    ).toBeVisible();
    await expect(today(page).getByRole("list")).toHaveCount(0);
  });
  await fillDay(company);
  await expectFilledDay(page);
  await test.step("messages, reminders and tasks, each with its day, above the cards; nothing moves", async () => {
    await watchLayoutShift(page);
    await page.reload();
    await expect(page.locator("[data-seen]")).toHaveCount(0);
    await expect(rows(page, "Messages to answer")).toHaveText([
      /^Ana RuizUnanswered for 30 hours, overdue/,
    ]);
    await expect(rows(page, "Reminders")).toHaveText([/^Bo BellReminder was for yesterday/]);
    await expect(rows(page, "Tasks")).toHaveText([
      "Order the signsOverdue, due Jan 2, 2020",
      "Send the proofsDue today",
    ]);
    await expect(page.getByText("unanswered lead")).toBeAttached();
    expect(await layoutShift(page)).toEqual([]);
    await expect(rows(page, "Messages to answer").first()).toBeInViewport({ ratio: 1 });
    expect(await crowdedTargets(rows(page, "Messages to answer").first())).toEqual([]);
  });
  await test.step("Call and Email open the phone's own apps", async () => {
    const call = today(page).getByRole("link", { name: "Call Ana Ruiz" });
    await expect(call).toHaveAttribute("href", "tel:8565550142");
    await expect(today(page).getByRole("link", { name: "Email Bo Bell" })).toHaveAttribute(
      "href",
      "mailto:bo@bell.example",
    );
    await expect(today(page).getByRole("link", { name: "Call Bo Bell" })).toHaveCount(0);
    await call.evaluate((element) =>
      element.addEventListener("click", (event) => event.preventDefault()),
    );
    await call.click();
  });
  await test.step("the lead's page asks what came of the call; closed, the dashboard is there", async () => {
    await rows(page, "Messages to answer").click({ position: { x: 30, y: 10 } });
    const lead = new RecordPage(page, "Ana Ruiz");
    await expect(lead.root.getByText("Did you reach Ana Ruiz?")).toBeVisible();
    await lead.button("Yes, log it").click();
    await expect(lead.entries).toHaveCount(1);
    await lead.button("Close").click();
    await page.waitForURL("**/dashboard");
    await expect(rows(page, "Messages to answer")).toHaveCount(0);
    await expect(page.getByText("You've answered every message from the site.")).toBeVisible();
  });
  await test.step("a task opens; closed, it has the focus, and is gone when it is done", async () => {
    await today(page).getByRole("link", { name: "Send the proofs" }).click();
    await expect(new RecordPage(page, "Send the proofs").root).toBeVisible();
    await page.keyboard.press("Escape");
    await page.waitForURL("**/dashboard");
    await expect(today(page).getByRole("link", { name: "Send the proofs" })).toBeFocused();
    const { docs } = await company
      .collection("tasks")
      .where("title", "==", "Send the proofs")
      .get();
    await docs[0]?.ref.update({ status: "completed" });
    await expect(rows(page, "Tasks")).toHaveCount(1);
  });
});

test("of many, five of each are shown, and a link leads to all of them", async ({
  page,
  list,
  company,
}) => {
  for (let number = 1; number <= 6; number++) {
    await company.addMessage({ first_name: `Asks ${number}` }, new Date(Date.now() - number));
    const next_on = dayAfter(businessDay(new Date()), 1 - number);
    await company.add("leads", { first_name: `Due ${number}`, status: "todo", next_on });
    await company.add("tasks", {
      ...{ title: `Task ${number}`, status: "todo", priority: "low" },
      due_date: `2020-01-0${number}`,
    });
  }
  const tomorrow = dayAfter(businessDay(new Date()));
  await company.add("leads", { first_name: "Not yet", status: "todo", next_on: tomorrow });
  await openDashboard(page, company.email);
  await expect(rows(page, "Messages to answer")).toHaveCount(5);
  await expect(rows(page, "Reminders")).toHaveCount(5);
  await expect(rows(page, "Tasks")).toHaveCount(5);
  await page.getByRole("link", { name: "All tasks by due date" }).click();
  await expect(page.getByRole("combobox", { name: "Order" })).toHaveValue("due");
  await expect(list.cards).toHaveCount(6);
  await page.getByRole("link", { name: "Today" }).click();
  await page.getByRole("link", { name: "All reminders that are due" }).click();
  await expect(list.status("due")).toBeChecked();
  const due = [6, 5, 4, 3, 2, 1].map((number) => `Due ${number}`);
  await expect.poll(() => list.titles()).toEqual(due);
  await page.getByRole("link", { name: "Today" }).click();
  await page.getByRole("link", { name: "6 messages are waiting for an answer" }).click();
  await expect(list.status("unanswered")).toBeChecked();
  await expect(list.cards).toHaveCount(6);
  await page.getByRole("link", { name: "Today" }).click();
  await page.getByRole("link", { name: "See all unanswered" }).click();
  await expect(list.status("unanswered")).toBeChecked();
});

test.describe("without a network", () => {
  test.use({ serviceWorker: true });

  test("the day is there as it was, and what is noted goes off it at once", async ({
    page,
    context,
    company,
    problems,
  }) => {
    expectNoConnection(problems);
    await openDashboard(page, company.email);
    await expectKept(page);
    await expect(page.getByText("Nothing is waiting. You've answered")).toBeVisible();
    await context.setOffline(true);
    await page.goto("/dashboard");
    await expect(
      page.getByText("Nothing is waiting in the copy saved on this device."),
    ).toBeVisible();
    await context.setOffline(false);
    const id = await fillDay(company);
    await page.goto("/dashboard");
    await expectFilledDay(page);
    await page.goto(`/company-leads?lead=${id}`);
    const lead = new RecordPage(page, "Ana Ruiz");
    await expect(lead.root.getByText("No notes yet.")).toBeVisible();
    await context.setOffline(true);
    await page.goto("/dashboard");
    await expect(page.locator("[data-seen]")).toHaveCount(0);
    await expect(rows(page, "Messages to answer")).toHaveCount(1);
    await expect(rows(page, "Reminders")).toHaveCount(1);
    await expect(rows(page, "Tasks")).toHaveText([/^Order the signs/, /^Send the proofs/]);
    await today(page).getByRole("link", { name: "Ana Ruiz", exact: true }).click();
    await lead.note("Called", "Wants a gallery");
    await lead.button("Close").click();
    await expect(rows(page, "Reminders")).toHaveCount(1);
    await expect(rows(page, "Messages to answer")).toHaveCount(0);
  });
});

test("an address that stands for a name is broken after its @ alone", async ({ page, company }) => {
  const email = "office@oakstreetlaw.example";
  await company.addMessage({ first_name: "", email }, hoursAgo(2));
  await openDashboard(page, company.email);
  const name = rows(page, "Messages to answer").getByRole("link", { name: /^office@/ });
  const lines = await name.evaluate((link) => {
    const parts = [...link.childNodes].filter((part) => part instanceof Text);
    return parts.map((part) => {
      const range = document.createRange();
      range.selectNode(part);
      return [part.data, range.getClientRects().length];
    });
  });
  expect(lines).toEqual([
    ["office@", 1],
    ["oakstreetlaw.example", 1],
  ]);
});
