import { expect, type Page } from "playwright/test";
import {
  expectAccessible,
  overflowing,
  screens,
  showOn,
  smallTargets,
} from "./fixtures/accessibility.ts";
import { expectClearControls } from "./fixtures/control-kinds.ts";
import { layoutShift, watchLayoutShift } from "./fixtures/layout-shift.ts";
import { RecordPage } from "./fixtures/record-page.ts";
import { expectReflow } from "./fixtures/reflow.ts";
import { resetPath } from "./fixtures/reset-links.ts";
import { openDashboard, signIn } from "./fixtures/stored-session.ts";
import { expectRingsAboveText } from "./fixtures/summary-ring.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

// The problems behind the page (console, content security policy, requests to other origins) are watched
// by the fixture of each test.

/** The kinds of controls that this worker has looked at. */
const met = new Set<string>();

/** Checks what stands on the page, at both sizes of a pair (fixtures/accessibility.ts says why a pair will do). */
async function expectGood(page: Page, state: string, pair: keyof typeof screens): Promise<void> {
  for (const screen of screens[pair]) {
    await showOn(page, screen);
    const where = `${state}, ${screen.width} px, ${screen.colorScheme}`;
    expect(await overflowing(page), `wider than the screen: ${where}`).toEqual([]);
    if (screen.width === 360) expect(await smallTargets(page), `small: ${where}`).toEqual([]);
    await expectAccessible(page, where);
    await expectClearControls(page, where, { met });
  }
  await expectReflow(page, state);
}

const pairs = ["lightWhenNarrow", "darkWhenNarrow"] as const;

async function expectStill(page: Page, state: string): Promise<void> {
  expect(await layoutShift(page), `layout shift: ${state}`).toEqual([]);
}

test.beforeEach(({ page }) => watchLayoutShift(page));

/** What is opened after this is opened on a phone, where things move most. */
function takePhone(page: Page): Promise<void> {
  return showOn(page, screens.lightWhenNarrow[0]);
}

test("the sign-in page, in each of its states", async ({ page, signInPage, company, problems }) => {
  problems.expect(/status of 400/);
  await test.step("sign-in, with mistakes", async () => {
    await takePhone(page);
    await signInPage.open();
    await expectStill(page, "sign-in");
    await expectGood(page, "sign-in", "lightWhenNarrow");
    await signInPage.button.click();
    await expect(page.getByText("Please enter your password")).toBeVisible();
    await expectGood(page, "sign-in with mistakes", "darkWhenNarrow");
  });

  await test.step("sign-in failed, forgotten password", async () => {
    await signInPage.send("team@agency.example", "not-the-password");
    await expect(page.getByText("Sign in failed")).toBeVisible();
    await expectGood(page, "sign-in failed", "lightWhenNarrow");
    await signInPage.forgot.click();
    await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
    await expectGood(page, "forgotten password", "darkWhenNarrow");
  });

  await test.step("an address that was never confirmed", async () => {
    problems.expect(/The whitelist lookup failed: permission-denied/);
    await takePhone(page);
    await signInPage.open();
    await signInPage.send("unverified@agency.example");
    await expect(page.getByRole("heading", { name: "Confirm your email first" })).toBeVisible();
    await expectGood(page, "unconfirmed address", "darkWhenNarrow");
  });

  await test.step("a reset link, a weak password, a link that is no good", async () => {
    await company.mailReset();
    await takePhone(page);
    await page.goto(await resetPath(company.email));
    await page.getByLabel("New password", { exact: true }).fill("aaaa");
    await expectStill(page, "new password");
    await page.getByRole("button", { name: "Save Password" }).click();
    await expect(page.getByText("Don't use the same character over and over.")).toBeVisible();
    await expectGood(page, "weak password", "lightWhenNarrow");
    await takePhone(page);
    await page.goto("/auth?mode=resetPassword&oobCode=made-up");
    await expect(page.getByText("This link no longer works")).toBeVisible();
    await expectStill(page, "spent link");
    await expectGood(page, "spent link", "darkWhenNarrow");
  });
});

test("the dashboard and the lists, with records", async ({ page, company }) => {
  await company.addDemoRecords();
  await takePhone(page);
  await openDashboard(page, company.email);
  await expect(page.getByText(/unanswered leads?/)).toBeVisible();
  await expectStill(page, "dashboard");
  for (const pair of pairs) await expectGood(page, "dashboard", pair);

  const list = new TeamList(page);
  for (const name of ["leads", "clients", "tasks"] as const) {
    await test.step(`the list of ${name}`, async () => {
      await takePhone(page);
      await list.open(name);
      await expect(list.cards.first()).toBeVisible();
      await expectStill(page, name);
      const summaries = await list.cards.locator("summary").all();
      for (const summary of summaries) await summary.click();
      if (summaries.length > 0) await expectRingsAboveText(page, name);
      for (const pair of pairs) await expectGood(page, name, pair);
    });
  }
});

const emptyLists = [
  { name: "leads", add: "Add Lead", invalid: "First name is required" },
  { name: "clients", add: "Add Client", invalid: /name is required/ },
  { name: "tasks", add: "Add Task", invalid: "Title is required" },
] as const;

test("each list while it is empty and says so, its form with mistakes, and a search that finds nothing", async ({
  page,
  company,
}) => {
  await signIn(page, company.email);
  const list = new TeamList(page);
  for (const { name, add, invalid } of emptyLists) {
    await test.step(`the list of ${name}`, async () => {
      await takePhone(page);
      await list.open(name);
      await expect(page.getByRole("heading", { name: `No ${name} found` })).toBeVisible();
      await expect(list.summary).toHaveText(`0 ${name}`);
      await expectStill(page, `${name}, empty`);
      await expectGood(page, `${name}, empty`, "lightWhenNarrow");

      await list.openForm(add);
      await list.dialog.getByRole("button", { name: add }).click();
      await expect(list.dialog.getByText(invalid)).toBeVisible();
      await expectGood(page, add, "darkWhenNarrow");
      await page.keyboard.press("Escape");
      await expect(list.dialog).toBeHidden();

      await company.add(name, { status: "todo" });
      await expect(list.cards).toHaveCount(1);
      await list.search.fill("nobody of this name");
      await expect(page.getByText("Nothing matches")).toBeVisible();
      await expectGood(page, `${name}, nothing found`, "lightWhenNarrow");
    });
  }
});

test("the pages of a lead, a client and a task", async ({ page, company }) => {
  const email = "ana@ruiz-and-daughters-bakery.example";
  const ana = { first_name: "Ana", last_name: "Ruiz-Montgomery", email, phone: "(856) 555-0142" };
  const client = { client_name: "Ruiz & Daughters Bakery", email };
  const clientId = await company.add("clients", client);
  const dayMs = 24 * 60 * 60 * 1000;
  const leadId = await company.addMessage(
    { ...ana, message: "Our ovens\nneed a site.", service_interests: ["seo"], town: "Medford" },
    new Date(Date.now() - 2 * dayMs),
  );
  const taskId = await company.add("tasks", {
    ...{ title: "Order the signs", status: "todo", priority: "high", due_date: "2020-01-02" },
    ...{ client: { id: clientId, client_name: client.client_name }, lead_id: leadId },
  });
  await takePhone(page);
  await signIn(page, company.email);

  await test.step("a lead that waits, with a mistake in the form of its log", async () => {
    await page.goto(`/company-leads?lead=${leadId}`);
    const lead = new RecordPage(page, "Ana Ruiz-Montgomery");
    await expect(lead.root.getByText("No notes yet.")).toBeVisible();
    await expect(lead.link("Order the signs")).toBeVisible();
    for (const pair of pairs) await expectGood(page, "a lead", pair);
    await lead.kind("Note").check();
    await lead.button("Add to the log").click();
    await expect(lead.root.getByText("Write your note first")).toBeVisible();
    await expectGood(page, "a note without words", "darkWhenNarrow");
    await lead.note("Note", "Wants a gallery.");
    await lead.kind("Remind me").check();
    await lead.pretendToOpen("Call");
    await expect(lead.entries).toHaveCount(1);
    await expectGood(page, "a lead with a log and a call begun", "lightWhenNarrow");
  });

  await test.step("a client and a task", async () => {
    await takePhone(page);
    await page.goto(`/client-directory?client=${clientId}`);
    await expect(new RecordPage(page, client.client_name).link("Order the signs")).toBeVisible();
    await expectGood(page, "a client", "darkWhenNarrow");
    await takePhone(page);
    await page.goto(`/client-tasks?task=${taskId}`);
    await expect(new RecordPage(page, "Order the signs").link(client.client_name)).toBeVisible();
    await expectGood(page, "a task", "lightWhenNarrow");
    await page.goto("/company-leads?lead=gone");
    await expect(page.getByText("We can't find this lead")).toBeVisible();
    await expectGood(page, "a lead that is gone", "darkWhenNarrow");
  });
});
