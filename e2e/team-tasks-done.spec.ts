import { expect } from "playwright/test";
import { dayAfter } from "#contract/business-day";
import { settledDay } from "../tests/settled-day.ts";
import { siteOrigin } from "./fixtures/environment.ts";
import { openCached, phoneWithWorker } from "./fixtures/offline-phone.ts";
import { RecordPage } from "./fixtures/record-page.ts";
import { openSettledDashboard, signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

test.use(phoneWithWorker);

test("makes, moves, completes and restores a task, online and offline", async ({
  page,
  browser,
  context,
  company,
  problems,
}) => {
  const today = await settledDay();
  const title = "Order the signs";
  const task = new RecordPage(page, title);
  const list = new TeamList(page);
  const todo = page.getByRole("list", { name: "Tasks" }).getByRole("listitem");
  const tick = page.getByRole("button", { name: `Done: ${title}` });
  const count = page.locator("p", { hasText: /open tasks?/ });
  const oldTask = { title: "Long ago", status: "todo", priority: "high", due_date: "2020-01-02" };
  await company.add("tasks", oldTask);
  await openCached(page, company, problems);

  await test.step("lists a task for today above one long overdue", async () => {
    await list.follow("tasks");
    await list.openForm("Add Task");
    await list.field("Title").fill(title);
    await list.field("Due date (optional)").fill(today);
    await list.dialog.getByRole("button", { name: "Add Task" }).click();
    await expect(list.card(title)).toBeVisible();
    await page.goBack();
    await expect(todo).toHaveText([/Order the signs.*today/, /Long ago.*Overdue/]);
    await expect(count).toHaveText("2 open tasks");
  });
  let id = "";
  const stored = (fields: Record<string, unknown>) =>
    expect
      .poll(async () => (await company.collection("tasks").doc(id).get()).data())
      .toMatchObject(fields);
  await test.step("takes a task that is moved to tomorrow off everybody's Today", async () => {
    await todo.getByRole("link", { name: title }).click();
    await expect(task.root).toBeVisible();
    id = new URL(page.url()).searchParams.get("task") ?? "";
    await task.button("Tomorrow").click();
    await expect(task.root.getByText("Due tomorrow")).toBeVisible();
    await stored({ moved_to: dayAfter(today), due_sort: dayAfter(today), due_date: today });
    await page.goBack();
    await expect(todo).toHaveText([/Long ago/]);
  });

  const second = await browser.newContext({ baseURL: siteOrigin, ...phoneWithWorker });
  const otherPage = await second.newPage();
  const otherTask = new RecordPage(otherPage, title);
  await test.step("notes entries about it on two phones offline", async () => {
    await signIn(otherPage, company.email);
    await openSettledDashboard(otherPage);
    await otherPage.goto(`/client-tasks?task=${id}`);
    await expect(otherTask.entries).toHaveCount(1);
    await context.setOffline(true);
    await second.setOffline(true);
    await page.goto(`/client-tasks?status=open&task=${id}`);
    await task.button("Done").click();
    // A second click at the same place would be the end of a double click. Keys are meant.
    await task.button("Put it back").press("Enter");
    await task.button("Done").press("Enter");
    await expect(task.entries).toHaveText([
      /Done by you.*Saved on this device/s,
      /Put back/,
      /Done/,
      /Moved to tomorrow/,
    ]);
    await otherTask.note("Note", "The supplier is closed");
    await expect(otherTask.entries).toHaveCount(2);
  });

  await test.step("takes a completed task off the lists at once, also on a restart", async () => {
    await task.button("Close").click();
    await expect(list.card("Long ago")).toBeVisible();
    await expect(list.card(title)).toHaveCount(0);
    await list.status("done").check();
    await expect(list.card(title)).toContainText("Done today");
    await page.goto("/dashboard");
    await expect(todo).toHaveText([/Long ago/]);
    await expect(count).toHaveText("1 open task");
    await page.goto(`/client-tasks?status=done&task=${id}`);
    await expect(task.entries).toHaveText([/Done/, /Put back/, /Done/, /Moved to tomorrow/]);
  });

  await test.step("sends both phones' entries in order when the network is back", async () => {
    const pressed = ["done", "put_back", "done"].map((kind) => ({ kind }));
    await context.setOffline(false);
    await expect
      .poll(() => company.log(id, "tasks"))
      .toMatchObject([{ kind: "moved" }, ...pressed]);
    await second.setOffline(false);
    await expect
      .poll(() => company.log(id, "tasks"))
      .toMatchObject([{ kind: "moved" }, ...pressed, { kind: "note" }]);
    await expect(otherTask.root.getByText("Done today")).toBeVisible();
    await expect(otherTask.entries).toHaveText([
      ...[/Note/, /Done/, /Put back/, /Done/],
      /Moved to tomorrow/,
    ]);
    await second.close();
  });

  await test.step("completes and restores a task on Today", async () => {
    await task.button("Put it back").click();
    await expect(task.root.getByText("Due tomorrow")).toBeVisible();
    await task.kind("New day").check();
    await task.root.getByLabel("New due date").fill(today);
    await task.button("Add to the log").click();
    await expect(task.root.getByText("Due today")).toBeVisible();
    await page.goto("/dashboard");
    await tick.click();
    await expect(todo).toHaveText([/Long ago/]);
    await page.getByRole("button", { name: "Put it back" }).click();
    await expect(todo).toHaveText([/Order the signs/, /Long ago/]);
    const row = await todo.first().elementHandle();
    await stored({ due_sort: today, status: "todo" });
    // The row hasn't disappeared in the meantime, when a press could have been in progress.
    expect(await row?.evaluate(({ isConnected }) => isConnected)).toBe(true);
    await tick.click();
    await stored({ due_sort: "over", status: "todo", due_date: today });
    await expect(count).toHaveText("1 open task");
  });
});
