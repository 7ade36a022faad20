import { expect, type Page } from "playwright/test";
import { layoutShift, watchLayoutShift } from "./fixtures/layout-shift.ts";
import { content } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";

const { site } = content;
const { origin } = new URL(site.schedulingUrl);
const phone = { width: 360, height: 740 };

test.use({ viewport: phone });
test.beforeEach(({ problems }) => {
  problems.expect(
    new RegExp(`another origin: (${origin}|https://elsewhere)|Unsafe attempt|net::ERR_`),
  );
});

/** Expects a link above the frame that opens the calendar in a new window. */
async function expectWayOut(page: Page) {
  const link = page.locator("#schedule").getByRole("link", { name: "Open it in a new window" });
  await expect(link).toHaveAttribute("href", site.schedulingUrl);
  await expect(link).toHaveAttribute("target", "_blank");
  const isAbove = await link.evaluate(
    (above, below) =>
      below !== null && above.getBoundingClientRect().bottom <= below.getBoundingClientRect().top,
    await page.locator("#schedule iframe").elementHandle(),
  );
  expect(isAbove).toBe(true);
}

test("loads the calendar on request and offers other ways when it's slow", async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked: string[] = [];
  await page.route(`${origin}/**`, async (route) => {
    asked.push(route.request().url());
    await answered;
    await route.fulfill({ contentType: "text/html", body: "<h1>Pick a time</h1>" });
  });
  await page.goto("/contact");
  const button = page.getByRole("button", { name: "Show the Calendar" });
  await button.hover();
  await expect(page.locator('[data-island="scheduler"]')).toHaveAttribute("data-ready", "");
  expect(asked).toEqual([]);
  // From here on the test controls the page's clock and pauses it: a slow machine must not use up its patience.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await button.click();
  const schedule = page.locator("#schedule");
  const status = schedule.getByRole("status");

  await expect(status).toHaveText("Loading the calendar…");
  await expectWayOut(page);
  const size = await schedule.boundingBox();
  await page.clock.fastForward(9000);
  await expect(status).toHaveText("Loading the calendar…");
  await page.clock.fastForward(2000);
  await expect(status).toContainText("hasn't loaded");
  const call = status.getByRole("link", { name: `Call ${site.phone.display}` });
  await expect(call).toHaveAttribute("href", `tel:${site.phone.number}`);
  const message = status.getByRole("link", { name: "Send a Message" });
  await expect(message).toHaveAttribute("href", "#message");

  answer();
  await expect(status).toHaveCount(0);
  await expect(page.frameLocator("#schedule iframe").getByText("Pick a time")).toBeInViewport();
  await expectWayOut(page);
  expect(await schedule.boundingBox()).toEqual(size);
  expect(asked).toEqual([site.schedulingUrl]);
});

test("opens the calendar with one press and keeps it inside its frame", async ({ page }) => {
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<a href="https://elsewhere.example/" target="_top">Away</a> <button onclick="document.body.append(self.origin); window.open()">Pay</button>',
    }),
  );
  await watchLayoutShift(page);
  const calendar = page.frameLocator("#schedule iframe");
  for (const viewport of [{ width: 1280, height: 800 }, phone]) {
    await page.setViewportSize(viewport);
    await page.goto("/about");
    await page.getByRole("main").getByRole("link", { name: site.labels.calendar }).first().click();
    await expect(page).toHaveURL("/contact?calendar#schedule");
    await expect(calendar.getByText("Away")).toBeInViewport();
    await expectWayOut(page);
    expect(await layoutShift(page)).toEqual([]);
  }

  await expect(page.locator("#schedule iframe")).toHaveAttribute("sandbox", /allow-downloads/);
  await calendar.getByRole("link", { name: "Away" }).click();
  const opened = page.context().waitForEvent("page");
  await calendar.getByRole("button", { name: "Pay" }).click();
  await opened;
  // Its own origin gives the calendar its storage, as far as the browser lets frames store anything.
  await expect(calendar.getByText(origin)).toBeVisible();
  await expect(page).toHaveURL("/contact?calendar#schedule");
});
