import { expect, type Locator, type Page } from "playwright/test";
import { layoutShift, watchLayoutShift } from "./fixtures/layout-shift.ts";
import { content } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";

const { site } = content;
const { origin } = new URL(site.schedulingUrl);

async function openCalendar(page: Page) {
  await page.goto("/contact");
  const button = page.getByRole("button", { name: "Show the Calendar" });
  await button.hover();
  await expect(page.locator('[data-island="scheduler"]')).toHaveAttribute("data-ready", "");
  // From here on the page's clock is the test's, and stands still: a slow machine must not use up its patience.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await button.click();
  return { place: page.locator("#schedule"), frame: page.locator("#schedule iframe") };
}

/** The way out stands above the frame and leads to the calendar in a window of its own. */
async function expectWayOut(place: Locator, frame: Locator) {
  const link = place.getByRole("link", { name: "Open it in a new window" });
  await expect(link).toHaveAttribute("href", site.schedulingUrl);
  await expect(link).toHaveAttribute("target", "_blank");
  const isAbove = await link.evaluate(
    (above, below) =>
      below !== null && above.getBoundingClientRect().bottom <= below.getBoundingClientRect().top,
    await frame.elementHandle(),
  );
  expect(isAbove).toBe(true);
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} px a calendar that is slow says so, offers other ways, and still comes, and nothing moves`, async ({
    page,
    problems,
  }) => {
    problems.expect(new RegExp(`request to another origin: ${origin}`));
    await page.setViewportSize(viewport);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`${origin}/**`, async (route) => {
      await answered;
      await route.fulfill({ contentType: "text/html", body: "<h1>Pick a time</h1>" });
    });
    const { place, frame } = await openCalendar(page);
    const status = place.getByRole("status");

    await expect(status).toHaveText("Loading the calendar…");
    await expectWayOut(place, frame);
    const size = await place.boundingBox();

    await test.step("after a fair time it offers other ways", async () => {
      await page.clock.fastForward(9000);
      await expect(status).toHaveText("Loading the calendar…");
      await page.clock.fastForward(2000);
      await expect(status).toContainText("hasn't loaded");
      await expect(
        status.getByRole("link", { name: `Call ${site.phone.display}` }),
      ).toHaveAttribute("href", `tel:${site.phone.number}`);
      await expect(status.getByRole("link", { name: "Send a Message" })).toHaveAttribute(
        "href",
        "#message",
      );
      await expectWayOut(place, frame);
    });

    await test.step("when it comes after all, it is shown", async () => {
      answer();
      await expect(status).toHaveCount(0);
      await expect(page.frameLocator("#schedule iframe").getByText("Pick a time")).toBeInViewport();
      await expectWayOut(place, frame);
    });
    expect(await place.boundingBox()).toEqual(size);
  });
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} px one press on a button that books a call leads to the open calendar, and nothing moves`, async ({
    page,
    problems,
  }) => {
    problems.expect(new RegExp(`request to another origin: ${origin}`));
    await page.setViewportSize(viewport);
    const asked: string[] = [];
    await page.route(`${origin}/**`, (route) => {
      asked.push(new URL(page.url()).pathname);
      return route.fulfill({ contentType: "text/html", body: "<h1>Pick a time</h1>" });
    });
    await watchLayoutShift(page);
    await page.goto("/about");
    await page.getByRole("main").getByRole("link", { name: site.labels.calendar }).first().click();
    await expect(page).toHaveURL("/contact?calendar#schedule");
    await expect(page.frameLocator("#schedule iframe").getByText("Pick a time")).toBeInViewport();
    await expectWayOut(page.locator("#schedule"), page.locator("#schedule iframe"));
    expect(asked).toEqual(["/contact"]);
    expect(await layoutShift(page)).toEqual([]);
  });
}

test("without script a button that books a call leads to the ways to the calendar", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/about");
  await page.getByRole("main").getByRole("link", { name: site.labels.calendar }).first().click();
  const link = page.getByRole("link", { name: "Open It in a New Tab Instead" });
  await expect(link).toBeInViewport();
  await expect(link).toHaveAttribute("href", site.schedulingUrl);
  await context.close();
});

test("the calendar cannot lead the page elsewhere, and opens windows and its file as it needs", async ({
  page,
  problems,
}) => {
  problems.expect(new RegExp(`another origin: (${origin}|https://elsewhere)|Unsafe attempt`));
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<a href="https://elsewhere.example/" target="_top">Away</a> <button onclick="document.body.append(self.origin); window.open()">Pay</button>',
    }),
  );
  const { frame } = await openCalendar(page);
  await expect(frame).toHaveAttribute("sandbox", /allow-downloads/);
  const calendar = page.frameLocator("#schedule iframe");
  await calendar.getByRole("link", { name: "Away" }).click();
  const opened = page.context().waitForEvent("page");
  await calendar.getByRole("button", { name: "Pay" }).click();
  await opened;
  // With an origin of its own it has what it has stored, as far as the browser lets frames store something.
  await expect(calendar.getByText(origin)).toBeVisible();
  await expect(page).toHaveURL("/contact");
});

test("where the booking service cannot be reached, the way out stands above the frame", async ({
  page,
  problems,
}) => {
  problems.expect(new RegExp(`request to another origin: ${origin}|net::ERR_`));
  await page.route(`${origin}/**`, (route) => route.abort());
  const { place, frame } = await openCalendar(page);
  await expectWayOut(place, frame);
});
