import { expect, type Page } from "playwright/test";
import { openCached, phoneWithWorker } from "./fixtures/offline-phone.ts";
import { ana } from "./fixtures/people.ts";
import { RecordPage } from "./fixtures/record-page.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

test.use(phoneWithWorker);

/** Loses what a page writes to its databases, as leaving the page too early does. */
function loseWrites(): void {
  IDBObjectStore.prototype.put = function () {
    return this.get("");
  };
}

/**
 * Tells all tabs that an entry is dismissed while storage still has it: a tab may see a removal by another one late.
 */
function dismissEarly(): void {
  const key = Object.keys(localStorage).find((name) => name.startsWith("team-additions:"));
  const id = key?.slice("team-additions:".length);
  new BroadcastChannel("team-writes").postMessage({ id, isDismissed: true });
}

test("reports entries that are refused late, and lets them be fixed", async ({
  page,
  context,
  company,
  problems,
}) => {
  problems.expect(/permission-denied/);
  problems.expect(/Failed to load resource: .*status of 40[03]/);
  const clientId = await company.add("clients", { client_name: "Ruiz Bakery", email: ana.email });
  const id = await company.addMessage(ana);
  const ref = company.collection("leads").doc(id);
  const stored = (await ref.get()).data() ?? {};
  const lead = new RecordPage(page, "Ana Ruiz");
  const list = new TeamList(page);
  const form = page.getByRole("dialog", { name: "Add Task" });
  await test.step("lets a task for a deleted client be fixed, and keeps its lead", async () => {
    await openCached(page, company, problems);
    await page.goto(`/company-leads?lead=${id}`);
    await expect(lead.root.getByText(/^Client since/)).toBeVisible();
    await context.setOffline(true);
    await lead.button("Add a task").click();
    await form.getByRole("button", { name: "Add Task" }).click();
    await expect(lead.link("Follow up with Ana Ruiz")).toBeVisible();
    await company.collection("clients").doc(clientId).delete();
    await page.goto("/client-tasks");
    await expect(list.card("Follow up with Ana Ruiz")).toContainText("Ruiz Bakery");
    const otherTab = await context.newPage();
    await otherTab.goto("/client-tasks");
    await expect(new TeamList(otherTab).card("Follow up with Ana Ruiz")).toBeVisible();
    await otherTab.reload();
    await expect(new TeamList(otherTab).card("Follow up with Ana Ruiz")).toBeVisible();
    await expect(otherTab.locator("[data-seen]")).toHaveCount(0);
    await context.setOffline(false);
    const refusedIn = (tab: Page) =>
      tab.getByRole("alert").filter({ hasText: "We couldn't save a task" });
    const refused = refusedIn(page);
    await expect(refused).toBeVisible();
    await expect(refusedIn(otherTab)).toBeVisible();
    await page.evaluate(dismissEarly);
    for (const tab of [page, otherTab]) {
      await expect(refusedIn(tab)).toHaveCount(0);
      await tab.reload();
      await expect(refusedIn(tab)).toBeVisible();
    }
    await page.getByRole("button", { name: "Sign Out" }).click();
    const question = page.getByRole("dialog", { name: "Some entries aren't saved online yet" });
    await question.getByRole("button", { name: "Stay signed in" }).click();
    await list.openForm("Add Task");
    await form.getByLabel("Title").fill("Something else");
    await page.keyboard.press("Escape");
    await refused.getByRole("button", { name: "Fix it" }).click();
    await form.getByRole("button", { name: "Add Task" }).click();
    await expect(form.getByText("Choose a client from the list")).toBeVisible();
    await form.getByLabel("Client (optional)").fill("");
    await form.getByRole("button", { name: "Add Task" }).click();
    await expect
      .poll(() => company.stored("tasks"))
      .toEqual([expect.objectContaining({ title: "Follow up with Ana Ruiz", lead_id: id })]);
    await expect(refusedIn(otherTab)).toHaveCount(0);
    await otherTab.close();
  });
  await test.step("keeps what was started in between, for no lead", async () => {
    await list.openForm("Add Task");
    await expect(form.getByText("What you typed before is still here.")).toBeVisible();
    await expect(form.getByLabel("Title")).toHaveValue("Something else");
    await form.getByRole("button", { name: "Add Task" }).click();
    await expect
      .poll(async () =>
        (await company.stored("tasks")).map(({ title, lead_id }) => [title, lead_id]),
      )
      .toEqual(expect.arrayContaining([["Something else", undefined]]));
  });
  await test.step("shows two notes about a deleted lead once more", async () => {
    await page.goto(`/company-leads?lead=${id}`);
    await expect(page.getByText("No notes yet.")).toBeVisible();
    await context.setOffline(true);
    await lead.note("Called", "Wants a gallery");
    await lead.note("Met", "Not before May");
    await expect(lead.entries).toHaveCount(2);
    await ref.delete();
    await page.goto("/dashboard");
    await expect(page.locator("[data-seen]")).toHaveCount(0);
    await context.setOffline(false);
    const toast = page.getByText("We couldn't save 2 notes about something that was deleted");
    await expect(toast).toBeVisible();
    const both = /^You wrote: (?=.*Wants a gallery)(?=.*Not before May)/;
    await expect(page.getByText(both)).toBeVisible();
    await page.reload();
    await expect(page.getByText("You've answered every message from the site.")).toBeVisible();
    await expect(toast).toHaveCount(0);
  });
  await test.step("lets an entry be fixed in the form when its lead is back", async () => {
    await ref.set(stored);
    await page.goto(`/company-leads?lead=${id}`);
    await expect(page.getByText("No notes yet.")).toBeVisible();
    await context.setOffline(true);
    await lead.note("Met", "At the fair");
    await ref.delete();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: "We can't find this lead" })).toBeVisible();
    await expect(page.getByText("about something that was deleted")).toBeVisible();
    await ref.set(stored);
    const bar = lead.root.getByText("We couldn't save an entry you added.");
    await expect(bar).toBeVisible();
    await lead.button("Fix it").click();
    await expect(bar).toHaveCount(0);
    await expect(lead.kind("Met")).toBeFocused();
    await lead.button("Add to the log").click();
    await expect(lead.root.getByRole("heading", { name: "Log" })).toBeFocused();
    await expect.poll(() => company.log(id)).toMatchObject([{ kind: "met", text: "At the fair" }]);
    await expect(bar).toHaveCount(0);
    await test.step("does so for one that wasn't stored when the page was left", async () => {
      await page.evaluate(loseWrites);
      await lead.note("Met", "On the way out");
      await page.reload();
      await expect(bar).toBeVisible();
      await lead.button("Fix it").click();
      await lead.button("Add to the log").click();
      await expect
        .poll(() => company.log(id))
        .toMatchObject([{ text: "At the fair" }, { kind: "met", text: "On the way out" }]);
    });
  });
});
