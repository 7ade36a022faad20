import { expect, type Locator, type Page } from "playwright/test";
import { queuedHeading } from "./fixtures/outbox.ts";
import { newEmail, ShortForm, signupPath } from "./fixtures/short-form.ts";
import { content } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

const { site } = content;

/** Waits until the script behind the page has run. */
async function awaken(page: Page) {
  const fetched = await page.waitForFunction(
    () =>
      performance.getEntriesByType("resource").find(({ name }) => name.includes("entry-background"))
        ?.name,
  );
  // Importing the page's own module again waits until it has run.
  await page.evaluate(
    async (script) => {
      await import(`${script}`);
    },
    await fetched.jsonValue(),
  );
}

/** Leaves the page. Only the server sees what a page sends then, because no tool can watch it. */
async function leave(page: Page) {
  await awaken(page);
  await page.goto("/robots.txt");
}

test("counts a visit, taps on our number, and a form started and sent", async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource: .*500/);
  await page.setViewportSize({ width: 360, height: 740 });
  const form = new ShortForm(page, "/web-design-voorhees");
  const { path } = form.row;
  const before = await records.counted(path, "qr");
  await page.goto(`${path}?utm_source=qr&email=ana@shop.example`);
  await awaken(page);
  await page.evaluate(() =>
    addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
    }),
  );
  const tapIn = (part: Locator) => part.locator('a[href^="tel:"]:visible').first().click();
  await tapIn(page.getByRole("banner"));
  await page.getByRole("button", { name: "Menu" }).click();
  await tapIn(page.locator("[popover]"));
  await tapIn(page.getByRole("contentinfo"));
  await tapIn(page.locator("aside[data-banner]"));

  await page.route(`**${signupPath}`, (route) =>
    route.fulfill({ status: 500, json: { error: { status: "INTERNAL", message: "" } } }),
  );
  const email = newEmail();
  await form.fill(email);
  await form.button.click();
  await tapIn(form.toasts);
  await page.unroute(`**${signupPath}`);
  await form.button.click();
  await expect(form.receivedHeading).toBeVisible();
  await tapIn(form.card);
  expect(await records.counted(path, "qr"), "nothing before it's left").toEqual(before);
  await leave(page);
  await expect
    .poll(() => records.counted(path, "qr"))
    .toEqual({
      ...before,
      views: before.views + 1,
      calls: before.calls + 6,
      begun: before.begun + 1,
      sent: before.sent + 1,
    });
  expect(await records.leads(email)).toMatchObject([{ came_from: "qr", first_page: path }]);
});

test("stores how the visit began with a request from a later page", async ({ page }) => {
  await page.goto("/about?utm_source=ad");
  await awaken(page);
  const form = new ShortForm(page, "/web-design-voorhees");
  await form.open();
  const email = newEmail();
  await form.fill(email);
  await form.button.click();
  await expect(form.receivedHeading).toBeVisible();
  expect(await records.leads(email)).toMatchObject([{ came_from: "ad", first_page: "/about" }]);
});

test("counts the calendar when it's opened, and its link when pressed", async ({
  page,
  problems,
}) => {
  // The link counts even before the calendar's script has arrived.
  const { origin } = new URL(site.schedulingUrl);
  problems.expect(new RegExp(`another origin: ${origin}`));
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Pick a time</h1>" }),
  );
  const before = await records.counted("/contact", "qr");
  await page.goto("/contact?utm_source=qr");
  await awaken(page);
  const schedule = page.locator("#schedule");
  await schedule
    .getByRole("link", { name: "Open It in a New Tab Instead" })
    .evaluate((link: HTMLElement) => {
      link.addEventListener("click", (event) => event.preventDefault());
      link.click();
    });
  await schedule.getByRole("button", { name: "Show the Calendar" }).click();
  await expect(schedule.frameLocator("iframe").getByText("Pick a time")).toBeVisible();
  await leave(page);
  await expect
    .poll(() => records.counted("/contact", "qr"))
    .toEqual({ ...before, views: before.views + 1, calendar: before.calendar + 2 });
});

test("counts a form that waits on the device as kept, not as sent", async ({
  context,
  page,
  problems,
}) => {
  problems.expect(/net::ERR_|Failed to load resource/);
  const before = await records.counted("/web-design", "ad");
  const form = new ShortForm(page, "/web-design");
  await page.goto("/web-design?utm_source=ad");
  await awaken(page);
  await form.fill(newEmail());
  await expect(form.card).toHaveAttribute("data-ready", "");
  await context.setOffline(true);
  await form.button.click();
  await expect(queuedHeading(page)).toBeFocused();
  await context.setOffline(false);
  await expect(form.receivedHeading).toBeVisible();
  await leave(page);
  await expect
    .poll(() => records.counted("/web-design", "ad"))
    .toMatchObject({ kept: before.kept + 1, sent: before.sent });
});

const asked: Record<string, () => void> = {
  "Do Not Track": () =>
    Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" }),
  "Global Privacy Control": () =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  "Save-Data": () =>
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) }),
};

test("counts nobody who asks for privacy or saves data", async ({ browser, page }) => {
  // Each function overrides what the browser would report.
  const before = await records.counted("/about", "ad");
  for (const ask of Object.values(asked)) {
    const context = await browser.newContext();
    await context.addInitScript(ask);
    const theirs = await context.newPage();
    await theirs.goto("/about?utm_source=ad");
    await leave(theirs);
    expect(await theirs.evaluate(() => sessionStorage.length)).toBe(0);
    await context.close();
  }
  // The next visitor is counted, and is the only one.
  await page.goto("/about?utm_source=ad");
  await leave(page);
  await expect
    .poll(async () => (await records.counted("/about", "ad")).views)
    .toBeGreaterThan(before.views);
  expect(await records.counted("/about", "ad")).toEqual({ ...before, views: before.views + 1 });
});

test("counts each post that is read in the same document as a page", async ({ page }) => {
  await page.goto("/blog?utm_source=newsletter");
  await awaken(page);
  const reader = page.locator("[data-island=reader]");
  await reader.dispatchEvent("wake");
  const post = reader.locator('a[href^="/blog/"]').first();
  await reader.getByRole("searchbox").first().focus();
  await expect(reader).toHaveAttribute("data-ready", "");
  await post.click();
  await page.waitForURL("**/blog/*");
  const { pathname } = new URL(page.url());
  const before = await records.counted(pathname, "site");
  await leave(page);
  await expect
    .poll(async () => (await records.counted(pathname, "site")).views)
    .toBeGreaterThan(before.views);
});
