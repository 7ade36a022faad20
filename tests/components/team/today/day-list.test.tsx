import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dayAfter } from "#contract/business-day";
import { showToast } from "#web/src/ui/toast/show-toast.ts";
import { ana, hoursAgo } from "../../../../e2e/fixtures/people.ts";
import { targetsTooClose } from "../../../page-checks/targets.ts";
import { settledDay } from "../../../settled-day.ts";
import { Member } from "../../fixtures/member.tsx";

const region = page.getByRole("region", { name: "Today" });
const rows = (part: string) => region.getByRole("list", { name: part }).getByRole("listitem");
const texts = (part: string) =>
  rows(part)
    .elements()
    .map(({ textContent }) => textContent);
const link = (name: string) => region.getByRole("link", { name, exact: true });
const record = (name: string) => page.getByRole("dialog", { name, exact: true });

/**
 * Opens the dashboard with a message from 30 hours ago, a reminder from yesterday, and tasks: overdue, due today and
 * others.
 */
async function openFilledDay(): Promise<void> {
  const day = await settledDay();
  const member = new Member();
  const task = { status: "todo", priority: "low" };
  // The page remembers the log of a lead, so each lead needs a new id.
  const asked = {
    ...ana,
    company_name: "Ruiz Bakery",
    town: "Medford",
    message: "Our ovens\nneed a site.",
  };
  await member.addMessage(`ana-${member.companyId}`, asked, hoursAgo(30.5));
  await member.add("leads", "bo", {
    ...{ first_name: "Bo", last_name: "Bell", email: "bo@bell.example", status: "todo" },
    ...{ source: "team", message: "By the door.", next_on: dayAfter(day, -1) },
    next_for: "Bring the samples",
  });
  await member.add("tasks", "proofs", { ...task, title: "Send the proofs", due_date: day });
  await member.add("tasks", "signs", { ...task, title: "Order the signs", due_date: "2020-01-02" });
  await member.add("tasks", "week", { ...task, title: "Later", due_date: dayAfter(day, 7) });
  await member.add("tasks", "some", { ...task, title: "Someday" });
  await member.add("tasks", "done", {
    ...{ title: "Long done", status: "completed", priority: "high", due_date: "2020-01-01" },
  });
  member.open("/dashboard");
  await expect.element(rows("Messages to answer").first()).toBeVisible();
}

test("shows messages, reminders and tasks that are due, each with its day", async () => {
  await openFilledDay();
  expect(texts("Messages to answer")).toEqual([
    expect.stringMatching(
      /^Ana RuizRuiz Bakery\s· Medford\s· Our ovens need a site\.Unanswered for 30 hours, overdue/,
    ),
  ]);
  expect(texts("Reminders")).toEqual([
    expect.stringMatching(/^Bo BellBring the samplesReminder was for yesterday/),
  ]);
  expect(texts("Tasks")).toEqual([
    "Send the proofsDue today",
    "Order the signsOverdue, due Jan 2, 2020",
  ]);
  const row = await rows("Messages to answer").first().findElement();
  await expect.element(row).toBeInViewport({ ratio: 1 });
  expect(targetsTooClose(row)).toEqual([]);
  const task = await rows("Tasks").first().findElement();
  expect(targetsTooClose(task)).toEqual([]);
  await page.viewport(1280, 900);
  const left = (part: string) => rows(part).first().element().getBoundingClientRect().left;
  expect(left("Reminders")).toBeGreaterThan(left("Messages to answer"));
});

test("shows a person's messages as one and settles them with one answer", async () => {
  const member = new Member();
  const own = { ...ana, phone: "(856) 555-0173" };
  await member.addMessage(`first-${member.companyId}`, own, hoursAgo(30.5));
  await member.addMessage(`second-${member.companyId}`, own, hoursAgo(2));
  await member.addMessage("bo", { first_name: "Bo", email: "bo@bell.example" }, hoursAgo(1));
  member.open("/dashboard");
  await expect
    .poll(() => texts("Messages to answer"))
    .toEqual([
      expect.stringMatching(/^Ana Ruiz.*30 hours, overdue2 messages/),
      expect.stringMatching(/^Bo/),
    ]);
  const call = region.getByRole("link", { name: "Call Ana Ruiz" });
  (await call.findElement()).addEventListener("click", (event) => event.preventDefault());
  await call.click();
  await region.getByRole("button", { name: "Yes, log it" }).click();
  await expect.poll(() => texts("Messages to answer")).toEqual([expect.stringMatching(/^Bo/)]);
});

test("checks off a task at once, and puts it back", async () => {
  await openFilledDay();
  const tick = (title: string) => region.getByRole("button", { name: `Done: ${title}` });
  const toast = page.getByRole("status").filter({ hasText: "Done: Send the proofs" });
  await tick("Send the proofs").click();
  await expect.poll(() => texts("Tasks")).toEqual([expect.stringMatching(/^Order the signs/)]);
  await expect.element(tick("Order the signs")).toHaveFocus();
  await toast.getByRole("button", { name: "Put it back" }).click();
  await expect.poll(() => texts("Tasks")[0]).toBe("Send the proofsDue today");
  await expect.element(region.getByRole("heading", { name: "Today" })).toHaveFocus();
  await expect.poll(() => toast.elements()).toEqual([]);
  await tick("Order the signs").click();
  await tick("Send the proofs").click();
  await expect.poll(() => rows("Tasks").elements()).toEqual([]);
  await expect.element(region.getByRole("heading", { name: "Today" })).toHaveFocus();
});

test("keeps the only report of a lost note when a task is put back", async () => {
  await openFilledDay();
  await showToast({ kind: "error", title: "A note was lost.", stays: true });
  const toasts = page.getByRole("region", { name: /Notifications/ });
  await region.getByRole("button", { name: "Done: Send the proofs" }).click();
  await toasts.getByRole("button", { name: "Put it back" }).click();
  await expect.element(toasts.getByText("Done: Send the proofs")).not.toBeInTheDocument();
  await expect.element(toasts.getByText("A note was lost.")).toBeVisible();
});

test("opens the phone's apps and asks how a call went", async () => {
  await openFilledDay();
  const call = link("Call Ana Ruiz");
  await expect.element(call).toHaveAttribute("href", "tel:8565550142");
  await expect.element(link("Email Bo Bell")).toHaveAttribute("href", "mailto:bo@bell.example");
  expect(link("Call Bo Bell").elements()).toEqual([]);
  call.element().addEventListener("click", (event) => event.preventDefault());
  await call.click();
  // A press anywhere on the row opens the lead.
  await rows("Messages to answer")
    .first()
    .click({ position: { x: 30, y: 10 } });
  const lead = record("Ana Ruiz");
  await expect.element(lead.getByText("Did you reach Ana Ruiz?")).toBeVisible();
  await lead.getByRole("button", { name: "Yes, log it" }).click();
  await expect.element(lead.getByRole("listitem").getByText("Called")).toBeVisible();
  await lead.getByRole("button", { name: "Close" }).click();
  await expect.element(rows("Reminders").first()).toBeVisible();
  await expect.poll(() => rows("Messages to answer").elements()).toEqual([]);
});

test("asks on the row how a call went and removes answered messages", async () => {
  await openFilledDay();
  const call = link("Call Ana Ruiz");
  const waiting = rows("Messages to answer");
  call.element().addEventListener("click", (event) => event.preventDefault());
  await call.click();
  const question = waiting.first().getByText("Did you reach Ana Ruiz?");
  await expect.element(question).toBeVisible();
  await waiting.first().getByRole("button", { name: "No answer" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(link("Ana Ruiz")).toHaveFocus();
  expect(waiting.elements()).toHaveLength(1);
  await link("Ana Ruiz").click();
  await expect.element(record("Ana Ruiz").getByText("Called, no answer")).toBeVisible();
  await record("Ana Ruiz").getByRole("button", { name: "Close" }).click();
  await call.click();
  await waiting.first().getByRole("button", { name: "Not now" }).click();
  await expect.element(link("Ana Ruiz")).toHaveFocus();
  await call.click();
  await waiting.first().getByRole("button", { name: "Yes, log it" }).click();
  await expect.poll(() => waiting.elements()).toEqual([]);
  await expect.element(region.getByRole("heading", { name: "Today" })).toHaveFocus();
});

test("returns the focus to a task that was closed", async () => {
  await openFilledDay();
  await link("Send the proofs").click();
  await expect.element(record("Send the proofs")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(link("Send the proofs")).toHaveFocus();
});

test("shows a reminder only this device knows, here and in the due list", async () => {
  const day = await settledDay();
  const member = new Member();
  const id = `bo-${member.companyId}`;
  const name = { first_name: "Bo", last_name: "Bell", email: "bo@bell.example" };
  await member.add("leads", id, { ...name, status: "todo", source: "team" });
  member.open(`/company-leads?lead=${id}`);
  const lead = record("Bo Bell");
  await lead.getByRole("radio", { name: "Remind me" }).click();
  await lead.getByLabelText("Remind me on").fill(day);
  await lead.getByLabelText("What for").fill("Bring the samples");
  await lead.getByRole("button", { name: "Add to the log" }).click();
  await expect.element(lead.getByText("Reminder for today").first()).toBeVisible();
  member.open("/dashboard");
  await expect
    .poll(() => texts("Reminders"))
    .toEqual([expect.stringMatching(/^Bo BellBring the samplesReminder for today/)]);
  member.open("/company-leads?status=due");
  const title = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect.element(title).toHaveTextContent("Bo Bell");
});

test("shows five of each and links to all of them", async () => {
  const day = await settledDay();
  const member = new Member();
  for (let at = 1; at <= 6; at++) {
    const next_on = dayAfter(day, 1 - at);
    const task = { title: `Task ${at}`, status: "todo", priority: "low" };
    await member.addMessage(`asks-${at}`, { first_name: `Asks ${at}` }, hoursAgo(at));
    await member.add("leads", `due-${at}`, { first_name: `Due ${at}`, status: "todo", next_on });
    await member.add("tasks", `task-${at}`, { ...task, due_date: `2020-01-0${at}` });
  }
  const tomorrow = { status: "todo", next_on: dayAfter(day) };
  await member.add("leads", "not-yet", { first_name: "Not yet", ...tomorrow });
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  for (const [name, expected] of [
    ["All tasks that are due", [6, 5, 4, 3, 2, 1].map((at) => `Task ${at}`)],
    ["All reminders that are due", [6, 5, 4, 3, 2, 1].map((at) => `Due ${at}`)],
    ["6 messages are waiting for an answer", [6, 5, 4, 3, 2, 1].map((at) => `Asks ${at}`)],
    ["See all unanswered", [6, 5, 4, 3, 2, 1].map((at) => `Asks ${at}`)],
  ] as const) {
    member.open("/dashboard");
    await expect.element(link(name)).toBeVisible();
    for (const part of ["Messages to answer", "Reminders", "Tasks"])
      expect(rows(part).elements()).toHaveLength(5);
    await link(name).click();
    await expect
      .poll(() => titles.elements().map(({ textContent }) => textContent))
      .toEqual(expected);
  }
});

test("breaks an address shown as a name only after its @", async () => {
  const member = new Member();
  const email = "office@oakstreetlaw.example";
  await member.addMessage("office", { first_name: "", email });
  member.open("/dashboard");
  const name = await region.getByRole("link", { name: /^office@/ }).findElement();
  const lines = [...name.childNodes].flatMap((part) => {
    if (!(part instanceof Text)) return [];
    const range = document.createRange();
    range.selectNode(part);
    return [[part.data, range.getClientRects().length]];
  });
  expect(lines).toEqual([
    ["office@", 1],
    ["oakstreetlaw.example", 1],
  ]);
});
