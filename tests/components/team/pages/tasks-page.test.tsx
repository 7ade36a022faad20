import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Member } from "../../fixtures/member.tsx";
import { pressElsewhere } from "../../render.tsx";

const main = page.getByRole("main");
const titles = () =>
  main
    .getByRole("heading", { level: 2 })
    .elements()
    .filter((heading) => !heading.closest("dialog"))
    .map(({ textContent }) => textContent);
const search = page.getByRole("searchbox");
const status = (name: string) => page.getByRole("radio", { name, exact: true });
const task = (title: string, rest = {}) => ({
  ...{ title, status: "todo", priority: "low" },
  ...rest,
});

const newest = ["May", "No day", "Done", "March", "Old, no day", "April"];
const open = ["March", "April", "May", "No day", "Old, no day"];

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

test("sorts open tasks by due date and keeps done ones apart", async () => {
  (await memberWithTasks()).open("/client-tasks");
  await expect.poll(titles).toEqual(newest);
  await status("open").click();
  await expect.poll(titles).toEqual(open);
  await status("done").click();
  await expect.poll(titles).toEqual(["Done"]);
  await status("all").click();
  await expect.poll(titles).toEqual(newest);
});

test("moves a task, assigns it, completes it and puts it back", async () => {
  const member = await memberWithTasks();
  member.open("/client-tasks?status=open&task=0");
  const dialog = page.getByRole("dialog", { name: "May", exact: true });
  const press = (name: string) => dialog.getByRole("button", { name, exact: true }).click();
  const entries = () =>
    dialog
      .getByRole("listitem")
      .elements()
      .map((entry) => entry.querySelector("strong")?.textContent);
  await press("Tomorrow");
  await expect.element(dialog.getByText("Due tomorrow")).toBeVisible();
  await expect.poll(() => dialog.getByRole("button", { name: "Tomorrow" }).elements()).toEqual([]);
  await dialog.getByRole("radio", { name: "New day" }).click();
  await dialog.getByLabelText("New due date").fill("2031-06-01");
  await press("Add to the log");
  await dialog.getByRole("radio", { name: "Who does it" }).click();
  await press("Add to the log");
  await expect.element(dialog.getByText("Say who does it")).toBeVisible();
  await dialog.getByLabelText("Assigned to").fill("Dana");
  await press("Add to the log");
  await expect.element(dialog.getByText("Assigned to Dana")).toBeVisible();
  await expect.element(dialog.getByText("Due Jun 1, 2031")).toBeVisible();
  // The second click reaches "Put it back", which has taken the place of "Done".
  await dialog.getByRole("button", { name: "Done", exact: true }).dblClick();
  await expect.element(dialog.getByText("Done today")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Put it back" })).toHaveFocus();
  await expect
    .poll(entries)
    .toEqual(["Done", "Assigned to Dana", "Moved to Jun 1, 2031", "Moved to tomorrow"]);
  await expect.poll(titles).toEqual(["March", "April", "No day", "Old, no day"]);
  pressElsewhere();
  await press("Put it back");
  await expect.element(dialog.getByText("in progress")).toBeVisible();
  await expect.poll(titles).toEqual(["March", "April", "May", "No day", "Old, no day"]);
});

test("finds a task by a note in its log", async () => {
  const member = await memberWithTasks();
  member.open("/client-tasks?task=3");
  const dialog = page.getByRole("dialog", { name: "March", exact: true });
  await dialog.getByRole("textbox", { name: "Note" }).fill("Ask for the gutter color");
  await dialog.getByRole("button", { name: "Add to the log" }).click();
  await expect.element(dialog.getByText("Ask for the gutter color")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await search.fill("gutter");
  await expect.poll(titles).toEqual(["March"]);
});

test("keeps the order in a search and for an added task", async () => {
  const member = await memberWithTasks();
  member.open("/client-tasks?status=open");
  await expect.poll(titles).toEqual(open);
  await search.fill("day");
  await expect.poll(titles).toEqual(["No day", "Old, no day"]);
  await search.fill("nothing like it");
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect.poll(titles).toEqual(open);
  await main.getByRole("button", { name: "Add Task" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabelText("Title", { exact: true }).fill("Between");
  await form.getByLabelText("Due date (optional)").fill("2031-03-15");
  await form.getByRole("button", { name: "Add Task" }).click();
  await expect.poll(titles).toEqual(["March", "Between", ...open.slice(1)]);
});
