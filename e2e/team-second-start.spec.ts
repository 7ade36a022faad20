import { expect, type Page } from "playwright/test";
import { businessDay, dayAfter } from "#contract/business-day";
import { layoutShift, watchLayoutShift } from "./fixtures/layout-shift.ts";
import { closeGate } from "./fixtures/request-gate.ts";
import { openDashboard, openSettledDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Of the app nothing comes until it is opened, as on a phone that is busy with it. */
const closeAppGate = (page: Page) => closeGate(page, /\/assets\/(?!entry-seen).*\.js$/);

const seenKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("team-seen:")));

/** Sees the dashboard and the list of leads, as on another day. */
async function seeBoth(page: Page, email: string): Promise<void> {
  await openDashboard(page, email);
  await expect(page.getByText("No unanswered leads")).toBeVisible();
  await page.goto("/company-leads");
  const list = new TeamList(page);
  await expect(list.cards).toHaveCount(3);
  await expect(list.summary).toHaveText("3 leads");
  // What scripts leave behind: React where it shows something again, Playwright on each field of a page it takes a picture
  // of. The policy refuses it in HTML, and the picture of the page must not bring it back.
  await list.search.evaluate((field) => field.style.setProperty("caret-color", "red"));
  await page.goto("/robots.txt");
  expect(await seenKeys(page)).toEqual(
    expect.arrayContaining(["team-seen:/dashboard", "team-seen:/company-leads"]),
  );
}

test("a start shows what was seen last before the app is there, which takes it over as it stands and does what was pressed and typed", async ({
  page,
  company,
}) => {
  await company.addLeads(3);
  await seeBoth(page, company.email);
  await watchLayoutShift(page);
  const list = new TeamList(page);
  const seen = page.locator("[data-seen]");
  await test.step("the dashboard; a card that was pressed opens", async () => {
    const gate = await closeAppGate(page);
    await page.goto("/dashboard", { waitUntil: "commit" });
    await expect(page.getByText("No unanswered leads")).toBeVisible();
    await expect(page.getByText(company.name)).toBeVisible();
    await expect(seen).toBeVisible();
    await page.getByRole("link", { name: "Company leads" }).click();
    await expect(page).toHaveURL(/dashboard$/);
    gate.open();
    await page.waitForURL("**/company-leads");
    await expect(list.cards).toHaveCount(3);
    await expect(seen).toHaveCount(0);
    await page.unrouteAll();
  });
  await test.step("a list, with the time left out; nothing moves, and the search goes on", async () => {
    const gate = await closeAppGate(page);
    await page.goto("/company-leads", { waitUntil: "commit" });
    await expect(list.card("Lead 2")).toBeVisible();
    await expect(seen).toBeVisible();
    await expect(list.card("Lead 2").locator("time")).toBeHidden();
    // All three match: fewer cards would move up for a good reason.
    await list.search.pressSequentially("Lead");
    gate.open();
    await expect(seen).toHaveCount(0);
    await expect(list.search).toBeFocused();
    await expect(list.search).toHaveValue("Lead");
    await expect(list.card("Lead 2").locator("time")).toBeVisible();
    await expect(list.cards).toHaveCount(3);
    expect(await layoutShift(page)).toEqual([]);
    await list.search.pressSequentially(" 2");
    await expect(list.cards).toHaveCount(1);
  });
});

test("what was seen last is shown to nobody else, and isn't kept of somebody who has signed out", async ({
  page,
  company,
}) => {
  await company.addLeads(3);
  await seeBoth(page, company.email);
  const gate = await closeAppGate(page);
  const seesNothing = async () => {
    await page.goto("/dashboard", { waitUntil: "commit" });
    await page.waitForFunction(() => document.readyState === "interactive");
    expect(await page.getByText("Loading...").isVisible()).toBe(true);
    expect(await page.getByText(company.name).count()).toBe(0);
  };
  await test.step("another member is on the device", async () => {
    const mark = await page.evaluate(() => localStorage.getItem("team-member") ?? "");
    await page.evaluate(() => localStorage.setItem("team-member", JSON.stringify("another")));
    await seesNothing();
    await page.evaluate((own) => localStorage.setItem("team-member", own), mark);
  });
  await test.step("a tab that goes out of sight after another one has signed out keeps nothing", async () => {
    gate.open();
    await page.goto("/dashboard");
    await expect(
      page.locator("#root:not([data-seen])").getByText("No unanswered leads"),
    ).toBeVisible();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith("team-")) localStorage.removeItem(key);
      }
      dispatchEvent(new Event("pagehide"));
    });
    expect(await seenKeys(page)).toEqual([]);
  });
  await test.step("signing out deletes it", async () => {
    await seeBoth(page, company.email);
    await openSettledDashboard(page);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL("**/auth");
    await expect.poll(() => seenKeys(page)).toEqual([]);
    await closeAppGate(page);
    await seesNothing();
  });
});

test("of what was seen last, nothing is shown that is only true on the day; a call begun there is asked about, too", async ({
  page,
  company,
}) => {
  const next_on = dayAfter(businessDay(new Date()));
  const id = await company.addMessage({
    ...{ first_name: "Ana", phone: "(856) 555-0142", next_on },
    ...{ contact_by: "text", texts_ok_at: new Date() },
  });
  await company.noteMail(new Date());
  const notice = page.getByText("Email hasn't gone out since");
  const ana = new TeamList(page).card("Ana");
  await openDashboard(page, company.email);
  await expect(notice).toBeVisible();
  await page.goto("/company-leads");
  await expect(ana.getByText("tomorrow")).toBeVisible();
  await page.goto("/robots.txt");
  const gate = await closeAppGate(page);
  await page.goto("/company-leads", { waitUntil: "commit" });
  await expect(page.locator("[data-seen]")).toBeVisible();
  await expect(ana.getByText("Reminder for")).toBeVisible();
  // At once: the live page, which says it, comes after a while.
  expect(await ana.getByText("tomorrow").isVisible()).toBe(false);
  await expect(ana.getByText("Prefers: Text, agreed to")).toBeVisible();
  const moment = ana.getByText(/^today at/).first();
  expect(await moment.isVisible()).toBe(false);
  await page.goto("/dashboard", { waitUntil: "commit" });
  await expect(page.locator("[data-seen]")).toBeVisible();
  expect(await notice.count()).toBe(0);
  const call = page.getByRole("link", { name: "Call Ana" });
  await call.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await call.click();
  gate.open();
  await page.goto(`/company-leads?lead=${id}`);
  await expect(page.getByText("Did you reach Ana?")).toBeVisible();
});
