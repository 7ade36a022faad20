import { createHash } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { precacheList } from "../web/build/budgets/precache-list.ts";
import { isFittingAnswer } from "../web/sw/fitting-type.ts";
import { content, sectionsOf } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";
import { visit, visitAndKeep } from "./fixtures/worker-visit.ts";

function headingOf(path: string): string {
  const hero = sectionsOf(path).find(({ kind }) => kind === "hero");
  if (!hero) throw new Error(`${path} has no hero`);
  return hero.heading;
}

const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });

test.use({ serviceWorker: true });

test.beforeEach(({ problems }) => {
  problems.expect(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/);
});

test("what the worker fetches ahead is what Hosting serves", async ({ request }) => {
  const entries = precacheList(await (await request.get("/sw.js")).text());
  expect(entries.map(({ url }) => url)).toEqual(
    expect.arrayContaining(["/", "/contact", "/offline"]),
  );
  for (const { url, revision } of entries) {
    const answer = await request.get(url, { maxRedirects: 0 });
    const headers = new Headers(answer.headers());
    expect(isFittingAnswer(url, { status: answer.status(), headers }), url).toBe(true);
    // Without a revision the name itself carries the hash.
    if (revision === null) expect(url).toMatch(/^\/assets\/.+-[\w-]{8}\.\w+$/);
    else
      expect(
        createHash("md5")
          .update(await answer.body())
          .digest("hex"),
        url,
      ).toBe(revision);
  }
});

for (const path of ["/about", "/auth"]) {
  test(`${path} gets the worker although it is never idle`, async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (run, options) => {
        const deadline = { didTimeout: true, timeRemaining: () => 0 };
        return options?.timeout ? window.setTimeout(run, options.timeout, deadline) : 0;
      };
    });
    await visit(page, path);
  });
}

test("the browser finds the app installable", async ({ page }) => {
  await visit(page, "/");
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe("/manifest.webmanifest");
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Playwright's contexts are private windows; all else must be right.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(others).toEqual([]);
});

test("without a network an address opens whatever follows its path", async ({ page, context }) => {
  await visitAndKeep(page, "/");
  await context.setOffline(true);
  await page.goto("/?source=pwa&utm_campaign=spring");
  await expect(mainHeading(page)).toHaveText(headingOf("/"));
  await page.goto("/contact?matter=audit");
  await expect(mainHeading(page)).toHaveText(headingOf("/contact"));
  await page.goto("/about/?utm_source=letter");
  await expect(mainHeading(page)).toHaveText(headingOf("/about"));
});

test("without a network the pages are whole: styles, pictures, forms", async ({
  page,
  context,
}) => {
  await visitAndKeep(page, "/");
  await context.setOffline(true);
  await page.reload();

  for (const picture of await page.locator("main img").all()) {
    await picture.scrollIntoViewIfNeeded();
    const isDrawn = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;
    await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
  }
  const styles = await page.evaluate(() => document.styleSheets[0]?.cssRules.length ?? 0);
  expect(styles).toBeGreaterThan(50);

  await page.goto("/contact");
  const form = page.locator('form[name="contact"]');
  await form.getByLabel("First name").fill("Rosa");
  await expect(page.locator("[data-island=contact-form][data-ready]")).toBeVisible();
  await page.reload();
  await expect(form.getByLabel("First name")).toHaveValue("Rosa");
});

test("the calendar says that it needs a connection, and can be opened when there is one", async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/request to another origin: https:\/\/scheduling\.example/);
  await page.route("https://scheduling.example/**", (route) => route.fulfill({ body: "Calendar" }));
  await visitAndKeep(page, "/");
  await context.setOffline(true);
  await page.goto("/contact");
  // Pressed before the page knows better.
  const show = page.getByRole("button", { name: "Show the calendar" });
  await show.click();
  const place = page.locator("#schedule");
  await expect(place).toContainText(
    "You are offline right now, and the calendar needs a connection",
  );
  await expect(
    place.getByRole("link", { name: `Call ${content.site.phone.display}` }),
  ).toHaveAttribute("href", `tel:${content.site.phone.number}`);
  await expect(place.locator("iframe")).toHaveCount(0);

  await context.setOffline(false);
  await show.click();
  const frame = place.frameLocator("iframe");
  await expect(frame.getByText("Calendar")).toBeVisible();
  // A booking that was begun stays.
  await context.setOffline(true);
  await expect(frame.getByText("Calendar")).toBeVisible();
});
