import { expect, type Page } from "playwright/test";
import { businessDay, dayAfter } from "#contract/business-day";
import type { TestCompany } from "./fixtures/company-records.ts";
import { layoutShift, watchLayoutShift } from "./fixtures/layout-shift.ts";
import { closeGate } from "./fixtures/request-gate.ts";
import { openDashboard, openSettledDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Holds back the app's files until the gate is opened, as a phone does that is busy with them. */
const closeAppGate = (page: Page) => closeGate(page, /\/assets\/(?!entry-seen).*\.js$/);

/** Opens a page's saved copy, and returns the gate that lets the app take over. */
async function openSaved(page: Page, path: string) {
  const gate = await closeAppGate(page);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("[data-seen]")).toBeVisible();
  return gate;
}

const seenKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("team-seen:")));

/**
 * Stores three leads, two tasks, and a message with details that are only true on that day, and notes that email isn't
 * going out. Returns the message's id.
 */
async function fill(company: TestCompany): Promise<string> {
  await company.addLeads(3);
  await company.noteMail(new Date());
  const task = { status: "todo", priority: "low", due_date: businessDay(new Date()) };
  for (const title of ["Order the signs", "Send the proofs"]) {
    await company.add("tasks", { ...task, title });
  }
  return await company.addMessage({
    ...{ first_name: "Ana", phone: "(856) 555-0142", next_on: dayAfter(businessDay(new Date())) },
    ...{ contact_by: "text", texts_ok_at: new Date() },
  });
}

const mailNotice = (page: Page) => page.getByText("Email hasn't gone out since");

/** Opens the dashboard and the list of leads, as on another day. */
async function seeBoth(page: Page, email: string): Promise<void> {
  await openDashboard(page, email);
  await expect(page.getByText("1 unanswered lead")).toBeVisible();
  await expect(mailNotice(page)).toBeVisible();
  await page.goto("/company-leads");
  const list = new TeamList(page);
  await expect(list.cards).toHaveCount(4);
  await expect(list.summary).toHaveText("4 leads");
  await expect(list.card("Ana").getByText("tomorrow")).toBeVisible();
  // Scripts leave such styles behind: React when it shows something again, Playwright on each field of a page that it
  // takes a picture of. The policy refuses them in HTML, and the page's saved copy must not bring them back.
  await list.search.evaluate((field) => field.style.setProperty("caret-color", "red"));
  await page.goto("/robots.txt");
  expect(await seenKeys(page)).toEqual(
    expect.arrayContaining(["team-seen:/dashboard", "team-seen:/company-leads"]),
  );
}

test("shows the saved page at the start until the app takes over", async ({ page, company }) => {
  // The copy has nothing that is only true on the day, keeps what is pressed and typed, and nobody else sees
  // it.
  const id = await fill(company);
  await seeBoth(page, company.email);
  await watchLayoutShift(page);
  const list = new TeamList(page);
  const seen = page.locator("[data-seen]");
  const ana = list.card("Ana");
  await test.step("opens a card that was pressed on the saved dashboard", async () => {
    const gate = await openSaved(page, "/dashboard");
    await expect(page.getByText("1 unanswered lead")).toBeVisible();
    await expect(page.getByText(company.name)).toBeVisible();
    expect(await mailNotice(page).count()).toBe(0);
    await page.getByRole("link", { name: "Company leads" }).click();
    await expect(page).toHaveURL(/dashboard$/);
    gate.open();
    await page.waitForURL("**/company-leads");
    await expect(list.cards).toHaveCount(4);
    await expect(seen).toHaveCount(0);
    await page.unrouteAll();
  });
  await test.step("shows a saved list without times, and continues the search", async () => {
    const gate = await openSaved(page, "/company-leads");
    await expect(ana).toBeVisible();
    await expect(ana.getByText("Reminder for")).toBeVisible();
    // This is checked at once, because the live page shows it after a while.
    expect(await ana.getByText("tomorrow").isVisible()).toBe(false);
    expect(await ana.getByText("Prefers: Text, agreed to").isVisible()).toBe(true);
    expect(
      await ana
        .getByText(/^today at/)
        .first()
        .isVisible(),
    ).toBe(false);
    await expect(list.card("Lead 2").locator("time")).toBeHidden();
    // All cards match, because with fewer matches the others would move up for a good reason.
    await list.search.pressSequentially("a");
    gate.open();
    await expect(seen).toHaveCount(0);
    await expect(list.search).toBeFocused();
    await expect(list.search).toHaveValue("a");
    await expect(list.card("Lead 2").locator("time")).toBeVisible();
    await expect(list.cards).toHaveCount(4);
    expect(await layoutShift(page)).toEqual([]);
    await list.search.pressSequentially("na");
    await expect(list.cards).toHaveCount(1);
    await page.unrouteAll();
  });
  await test.step("asks about a call that was started on the saved page", async () => {
    const gate = await openSaved(page, "/dashboard");
    const call = page.getByRole("link", { name: "Call Ana" });
    await call.evaluate((link) =>
      link.addEventListener("click", (event) => event.preventDefault()),
    );
    await call.click();
    gate.open();
    await page.goto(`/company-leads?lead=${id}`);
    await expect(page.getByRole("dialog").getByText("Did you reach Ana?")).toBeVisible();
    await page.unrouteAll();
  });

  await test.step("completes the one task whose ring was pressed", async () => {
    const gate = await openSaved(page, "/dashboard");
    const todo = page.getByRole("list", { name: "Tasks" }).getByRole("listitem");
    const [, last = ""] = await todo.getByRole("link").allTextContents();
    await page.getByRole("button", { name: `Done: ${last}` }).click();
    gate.open();
    await expect(seen).toHaveCount(0);
    await expect(todo).toHaveCount(1);
    await expect(todo.getByRole("link", { name: last })).toHaveCount(0);
    await page.unrouteAll();
  });

  const seesNothing = async () => {
    await page.goto("/dashboard", { waitUntil: "commit" });
    await page.waitForFunction(() => document.readyState === "interactive");
    expect(await page.getByText("Loading...").isVisible()).toBe(true);
    expect(await page.getByText(company.name).count()).toBe(0);
  };
  await test.step("shows another member nothing", async () => {
    const gate = await closeAppGate(page);
    const mark = await page.evaluate(() => localStorage.getItem("team-member") ?? "");
    await page.evaluate(() => localStorage.setItem("team-member", JSON.stringify("another")));
    await seesNothing();
    await page.evaluate((own) => localStorage.setItem("team-member", own), mark);
    gate.open();
  });
  const goOutOfSight = () => page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await test.step("saves nothing in a hidden tab after another one has signed out", async () => {
    await openSettledDashboard(page);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith("team-")) localStorage.removeItem(key);
      }
    });
    await goOutOfSight();
    expect(await seenKeys(page)).toEqual([]);
  });
  await test.step("deletes the copy on signing out", async () => {
    await openSettledDashboard(page);
    await goOutOfSight();
    expect(await seenKeys(page)).toEqual(["team-seen:/dashboard"]);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL("**/auth");
    await expect.poll(() => seenKeys(page)).toEqual([]);
    await closeAppGate(page);
    await seesNothing();
  });
});

test("hears a press during which the app takes over", async ({ page, company }) => {
  await openDashboard(page, company.email);
  await expect(page.getByText("No unanswered leads")).toBeVisible();
  await page.goto("/robots.txt");
  // Without this, the app takes over after ten seconds.
  await page.addInitScript(() => {
    const own = setTimeout;
    Reflect.set(window, "setTimeout", (work: () => void, ms: number) =>
      own(work, ms === 10_000 ? 600_000 : ms),
    );
  });
  const gate = await openSaved(page, "/dashboard");
  // The press will take the focus from here.
  await page.getByRole("link", { name: "Client directory" }).focus();
  await page.getByRole("link", { name: "Company leads" }).hover();
  await page.mouse.down();
  gate.open();
  await page.waitForFunction(() => {
    const root: unknown = Reflect.get(window, "seenPage")?.root;
    if (!(root instanceof Element)) throw new Error("no saved page was drawn");
    return root.querySelector("h1") && !root.querySelector("[data-waiting], [data-soon]");
  });
  await page.mouse.up();
  await page.waitForURL("**/company-leads");
  await expect(page.locator("[data-seen]")).toHaveCount(0);
});
