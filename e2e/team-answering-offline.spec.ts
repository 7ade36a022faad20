import { expect } from "playwright/test";
import { recordBadge } from "./fixtures/badge-count.ts";
import { openCached, phoneWithWorker } from "./fixtures/offline-phone.ts";
import { ana, hoursAgo } from "./fixtures/people.ts";
import { RecordPage } from "./fixtures/record-page.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

test.use(phoneWithWorker);

test("stores a log entry offline, updates all tabs, and sends it later", async ({
  page,
  context,
  company,
  problems,
}) => {
  const badge = await recordBadge(page);
  const id = await company.addMessage(ana, hoursAgo(30.5));
  const lead = new RecordPage(page, "Ana Ruiz");
  const list = new TeamList(page);
  const other = await context.newPage();
  const waiting = other.getByRole("list", { name: "Messages to answer" }).getByRole("listitem");
  const number = other.getByRole("link", { name: "Leads 1 unanswered" });
  await test.step("shows the lead once with a network", async () => {
    await openCached(page, company, problems);
    await expect.poll(badge).toBe("1");
    await list.follow("leads");
    await expect(list.card("Ana Ruiz")).toContainText("Unanswered for 30 hours, overdue");
    await expect(list.card("Ana Ruiz").locator("[data-late=red]")).toBeVisible();
    await other.goto("/dashboard");
    await expect(waiting).toHaveCount(1);
    await expect(number).toBeVisible();
    await context.setOffline(true);
  });
  await test.step("opens the lead by its link offline, notes a call, stops the clock", async () => {
    await page.goto(`/company-leads?lead=${id}`);
    await lead.note("Called", "Calls back on Monday");
    await expect(lead.entries).toHaveText([
      /Called by you.*Calls back on Monday.*Saved on this device/s,
    ]);
    await expect(lead.root.getByText("Answered after 30 hours")).toBeVisible();
    await expect.poll(badge).toBe("0");
    await expect(waiting).toHaveCount(0);
    await expect(number).toHaveCount(0);
    await lead.note("Remind me");
    await expect(lead.entries).toHaveCount(2);
    await lead.button("Make this a client").click();
    await expect(lead.button("Make this a client")).toHaveCount(0);
    await expect(lead.entries.first()).toHaveText(/Belongs to Ana Ruiz/);
    // The device has never seen its tasks.
    await expect(lead.root.getByText("Nothing's saved here yet.")).toBeVisible();
    await lead.button("Add a task").click();
    const form = page.getByRole("dialog", { name: "Add Task" });
    await expect(form.getByLabel("Client (optional)")).toHaveValue("Ana Ruiz");
    await form.getByRole("button", { name: "Add Task" }).click();
    await expect(lead.link("Follow up with Ana Ruiz")).toBeVisible();
    await page.goto("/company-leads?lead=never-seen");
    await expect(
      page.getByRole("heading", { name: "It isn't saved on this device" }),
    ).toBeVisible();
  });
  await test.step("forgets nothing on a restart", async () => {
    await page.evaluate(() => localStorage.removeItem("badge"));
    await page.goto("/dashboard");
    await expect(
      page.getByText("Nothing is waiting in the copy saved on this device."),
    ).toBeVisible();
    await expect.poll(badge).toBe("0");
    await list.follow("leads");
    await list.status("unanswered").check();
    await expect(page.getByRole("heading", { name: "No leads found" })).toBeVisible();
    await page.goto(`/company-leads?lead=${id}`);
    await expect(lead.entries).toHaveCount(3);
    await expect(lead.root.getByText("Answered after 30 hours")).toBeVisible();
    expect(await company.log(id)).toEqual([]);
  });
  await test.step("sends everything when the network is back", async () => {
    await context.setOffline(false);
    await expect(lead.root.getByText("Saved on this device")).toHaveCount(0);
    await expect
      .poll(() => company.log(id))
      .toMatchObject([{ kind: "called" }, { kind: "reminder" }, { kind: "client" }]);
    await expect.poll(() => company.stored("clients")).toMatchObject([{ lead_id: id }]);
    await expect
      .poll(() => company.stored("tasks"))
      .toMatchObject([{ lead_id: id, client: { id, client_name: "Ana Ruiz" } }]);
    await expect
      .poll(async () => Object.keys((await company.stored("leads"))[0] ?? {}))
      .toEqual(expect.arrayContaining(["answered_at", "next_on", "client_id"]));
    await expect(waiting).toHaveCount(0);
    await expect(lead.root.getByText("Answered after 30 hours")).toBeVisible();
  });
});
