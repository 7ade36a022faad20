import { expect } from "playwright/test";
import { expectNoConnection } from "./fixtures/network.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { expectKept } from "./fixtures/team-area.ts";
import { test } from "./fixtures/team-list.ts";

test.use({ viewport: { width: 360, height: 740 } });

const task = (title: string, rest = {}) => ({
  ...{ title, status: "todo", priority: "low" },
  ...rest,
});

test("tasks come newest first, or by their due date with the others after them; search, filter and a reload keep the order", async ({
  page,
  list,
  company,
}) => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  for (const [at, data] of [
    task("May", { due_date: "2031-05-01", status: "in_progress" }),
    task("No day"),
    task("Done", { due_date: "2020-01-01", status: "completed" }),
    task("March", { due_date: "2031-03-01" }),
    task("Old, no day"),
    task("April", { due_date: "2031-04-01" }),
  ].entries()) {
    await company.add("tasks", data, minutesAgo(at));
  }
  await signIn(page, company.email);
  await list.open("tasks");
  const order = page.getByRole("combobox", { name: "Order" });
  const newest = ["May", "No day", "Done", "March", "Old, no day", "April"];
  const due = ["March", "April", "May", "No day", "Done", "Old, no day"];
  await expect.poll(() => list.titles()).toEqual(newest);
  await order.selectOption("Due first");
  await expect.poll(() => list.titles()).toEqual(due);
  await expect(list.summary).toHaveText("6 tasks");
  await expect(page).toHaveURL(/\?sort=due$/);
  await page.reload();
  await expect.poll(() => list.titles()).toEqual(due);
  await list.search.fill("day");
  await expect.poll(() => list.titles()).toEqual(["No day", "Old, no day"]);
  await list.search.fill("nothing like it");
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect.poll(() => list.titles()).toEqual(due);
  await list.status("todo").check();
  await expect.poll(() => list.titles()).toEqual(["March", "April", "No day", "Old, no day"]);
  await list.status("completed").check();
  await expect.poll(() => list.titles()).toEqual(["Done"]);
  await list.status("all").check();
  await company.add("tasks", task("February", { due_date: "2031-02-01" }));
  await expect.poll(() => list.titles()).toEqual(["February", ...due]);
  await order.selectOption("Newest first");
  await expect.poll(() => list.titles()).toEqual(["February", ...newest]);
  await expect(page).toHaveURL(/client-tasks$/);
});

test("a long list by due date is read page by page, in one order to its end", async ({
  page,
  list,
  company,
}) => {
  const day = (number: number) => `2031-01-${String(number % 28 || 28).padStart(2, "0")}`;
  for (let number = 1; number <= 60; number++) {
    await company.add("tasks", task(`Due ${number}`, { due_date: day(number) }));
  }
  await company.add("tasks", task("No day"));
  await signIn(page, company.email);
  await list.open("tasks", "?sort=due");
  await expect(list.cards).toHaveCount(50);
  await expect(list.summary).toHaveText("The first 50 of 61 tasks");
  await list.loadMore.click();
  await expect(list.cards).toHaveCount(61);
  const dates = await list.cards
    .locator("time[datetime^='2031']")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(dates).toHaveLength(60);
  expect(dates).toEqual(dates.toSorted());
  expect((await list.titles()).at(-1)).toBe("No day");
  await expect(list.loadMore).toHaveCount(0);
});

test.describe("without a network", () => {
  test.use({ serviceWorker: true });

  test("what was seen can be put in either order, and a task that is added takes its place", async ({
    page,
    context,
    list,
    company,
    problems,
  }) => {
    expectNoConnection(problems);
    await company.add("tasks", task("May", { due_date: "2031-05-01" }));
    await company.add("tasks", task("No day"));
    await company.add("tasks", task("March", { due_date: "2031-03-01" }));
    await signIn(page, company.email);
    await list.open("tasks");
    await expect(list.cards).toHaveCount(3);
    await expectKept(page);
    await context.setOffline(true);
    await page.getByRole("combobox", { name: "Order" }).selectOption("Due first");
    await expect.poll(() => list.titles()).toEqual(["March", "May", "No day"]);
    await list.openForm("Add Task");
    await list.field("Title").fill("April");
    await list.field("Due date (optional)").fill("2031-04-01");
    await list.dialog.getByRole("button", { name: "Add Task" }).click();
    await expect.poll(() => list.titles()).toEqual(["March", "April", "May", "No day"]);
  });
});
