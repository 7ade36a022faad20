import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Member } from "../../fixtures/member.tsx";

const main = page.getByRole("main");
const titles = () =>
  main
    .getByRole("heading", { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
const order = page.getByRole("combobox", { name: "Order" });
const search = page.getByRole("searchbox");
const status = (name: string) => page.getByRole("radio", { name, exact: true });
const task = (title: string, rest = {}) => ({
  ...{ title, status: "todo", priority: "low" },
  ...rest,
});

const newest = ["May", "No day", "Done", "March", "Old, no day", "April"];
const due = ["March", "April", "May", "No day", "Done", "Old, no day"];

async function memberWithTasks(): Promise<Member> {
  const member = new Member();
  for (const [at, data] of [
    task("May", { due_date: "2031-05-01", status: "in_progress" }),
    task("No day"),
    task("Done", { due_date: "2020-01-01", status: "completed" }),
    task("March", { due_date: "2031-03-01" }),
    task("Old, no day"),
    task("April", { due_date: "2031-04-01" }),
  ].entries()) {
    await member.add("tasks", `${at}`, { ...data, created_at: new Date(Date.now() - at * 60_000) });
  }
  return member;
}

test("puts tasks by their due date, and those without one after them", async () => {
  (await memberWithTasks()).open("/client-tasks");
  await expect.poll(titles).toEqual(newest);
  await order.selectOptions("Due first");
  await expect.poll(titles).toEqual(due);
  await order.selectOptions("Newest first");
  await expect.poll(titles).toEqual(newest);
});

test("keeps the order while it searches and filters and for a task that is added", async () => {
  const member = await memberWithTasks();
  member.open("/client-tasks?sort=due");
  await expect.poll(titles).toEqual(due);
  await search.fill("day");
  await expect.poll(titles).toEqual(["No day", "Old, no day"]);
  await search.fill("nothing like it");
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect.poll(titles).toEqual(due);
  await status("todo").click();
  await expect.poll(titles).toEqual(["March", "April", "No day", "Old, no day"]);
  await status("completed").click();
  await expect.poll(titles).toEqual(["Done"]);
  await status("all").click();
  await main.getByRole("button", { name: "Add Task" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabelText("Title", { exact: true }).fill("Between");
  await form.getByLabelText("Due date (optional)").fill("2031-03-15");
  await form.getByRole("button", { name: "Add Task" }).click();
  await expect.poll(titles).toEqual(["March", "Between", ...due.slice(1)]);
});
