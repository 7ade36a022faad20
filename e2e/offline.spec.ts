import { expect, type Page } from "playwright/test";
import { precacheList } from "#web/publish/budgets/precache-list.ts";
import { hasExpectedType } from "#web/sw/expected-type.ts";
import { wakeIslands } from "./fixtures/client-start.ts";
import { content, sectionsOf } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";
import { expectWorker, visit, visitAndCache } from "./fixtures/worker-visit.ts";

function headingOf(path: string): string {
  const hero = sectionsOf(path).find(({ kind }) => kind === "hero");
  if (!hero) throw new Error(`${path} has no hero`);
  return hero.heading;
}

const aPost = "/blog/cherry-hill-restaurant-marketing-website-essentials";

const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });

test.use({ serviceWorker: true });

test.beforeEach(({ problems }) => {
  problems.expect(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/);
});

test("precaches only what Hosting serves as that type", async ({ request }) => {
  const entries = precacheList(await (await request.get("/sw.js")).text());
  expect(entries.map(({ url }) => url)).toEqual(
    expect.arrayContaining(["/", "/contact", "/offline"]),
  );
  for (const { url } of entries) {
    const answer = await request.get(url, { maxRedirects: 0 });
    const headers = new Headers(answer.headers());
    expect(hasExpectedType(url, { status: answer.status(), headers }), url).toBe(true);
  }
});

test("registers the worker on a page that is never idle", async ({ page }) => {
  // Pages of the team area and public pages must both do this.
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, options) => {
      const deadline = { didTimeout: true, timeRemaining: () => 0 };
      return options?.timeout ? window.setTimeout(run, options.timeout, deadline) : 0;
    };
  });
  await visit(page, "/auth");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await page.goto("/about", { waitUntil: "commit" });
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expectWorker(page);
});

test("works as an app after one visit", async ({ page, context, problems }) => {
  problems.expect(/request to another origin: https:\/\/scheduling\.example/);
  await page.route("https://scheduling.example/**", (route) => route.fulfill({ body: "Calendar" }));
  await visitAndCache(page, "/");

  await test.step("reads the app's manifest in the browser", async () => {
    const session = await context.newCDPSession(page);
    const { errors, url } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe("/manifest.webmanifest");
    // An open session would tell the page that it's online while it isn't.
    await session.detach();
  });

  await test.step("opens an address offline, whatever follows its path", async () => {
    await context.setOffline(true);
    await page.goto("/?source=pwa&utm_campaign=spring");
    await expect(mainHeading(page)).toHaveText(headingOf("/"));
    await page.goto("/about/?utm_source=letter");
    await expect(mainHeading(page)).toHaveText(headingOf("/about"));
  });

  await test.step("keeps the elements of an island when its script arrives", async () => {
    // A replaced element would lose a press.
    for (const path of ["/", "/blog", aPost, "/contact"]) {
      await page.goto(path);
      const parts = await page
        .locator("[data-island]")
        .locator("a, button, input, textarea, select")
        .elementHandles();
      expect(parts.length, path).toBeGreaterThan(0);
      await wakeIslands(page);
      for (const part of parts) {
        const what = `${path}, ${await part.textContent()}`;
        expect(await part.evaluate((element) => element.isConnected), what).toBe(true);
      }
    }
  });

  await test.step("wakes a form offline and keeps what is typed", async () => {
    const name = page.locator('form[name="contact"]').getByLabel("First name");
    await name.fill("Rosa");
    await expect(page.locator("[data-island=contact-form][data-ready]")).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue("Rosa");
  });

  await test.step("says the calendar needs a connection, and opens it online", async () => {
    const show = page.getByRole("button", { name: "Show the Calendar" });
    await show.click();
    const schedule = page.locator("#schedule");
    await expect(schedule).toContainText(
      "You're offline right now, and the calendar needs a connection. It opens here as soon as you're back online.",
    );
    await expect(
      schedule.getByRole("link", { name: `Call ${content.site.phone.display}` }),
    ).toHaveAttribute("href", `tel:${content.site.phone.number}`);
    await expect(schedule.locator("iframe")).toHaveCount(0);

    await context.setOffline(false);
    const frame = schedule.frameLocator("iframe");
    await expect(frame.getByText("Calendar")).toBeVisible();
    // A booking that the visitor has started stays.
    await context.setOffline(true);
    await expect(frame.getByText("Calendar")).toBeVisible();
  });
});
