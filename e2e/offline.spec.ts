import { createHash } from "node:crypto";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { isFittingAnswer } from "../web/sw/fitting-type.ts";
import { startClient } from "./fixtures/client-start.ts";
import { precacheEntries } from "./fixtures/precache-entries.ts";
import { content, sectionsOf } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";

const offlineHeading = "You are offline right now";

function headingOf(path: string): string {
  const hero = sectionsOf(path).find(({ kind }) => kind === "hero");
  if (!hero) throw new Error(`${path} has no hero`);
  return hero.heading;
}

const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens a page and waits until the worker has everything and answers for it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

async function cutNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test.beforeEach(({ problems }) => {
  problems.expect(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/);
});

test("what the worker fetches ahead is what Hosting serves", async ({ request }) => {
  const entries = precacheEntries(await (await request.get("/sw.js")).text());
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

test("after one visit Home and Contact open without a network", async ({ page, context }) => {
  await visit(page, "/");
  await cutNetwork(context);

  await page.reload();
  await expect(mainHeading(page)).toHaveText(headingOf("/"));
  await page.goto("/?source=pwa&utm_campaign=spring");
  await expect(mainHeading(page)).toHaveText(headingOf("/"));

  await page.goto("/contact?matter=audit");
  await expect(mainHeading(page)).toHaveText(headingOf("/contact"));
  await page.reload();
  await expect(mainHeading(page)).toHaveText(headingOf("/contact"));
});

test("without a network the pages are whole: styles, pictures, forms", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await cutNetwork(context);
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

test("a link leads from Home to Contact without a network", async ({ page, context }) => {
  await visit(page, "/");
  await cutNetwork(context);
  await page.getByRole("banner").getByRole("link", { name: "Book Free Call" }).click();
  await expect(mainHeading(page)).toHaveText(headingOf("/contact"));
  expect(new URL(page.url()).pathname).toBe("/contact");
});

test("a page that is not on the device says so, and opens when the network is back", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await cutNetwork(context);

  await page.goto("/about");
  await expect(mainHeading(page)).toHaveText(offlineHeading);
  expect(new URL(page.url()).pathname).toBe("/about");
  await expect(
    page.getByRole("link", { name: `Call ${content.site.phone.display}` }),
  ).toHaveAttribute("href", `tel:${content.site.phone.number}`);
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(mainHeading(page)).toHaveText(offlineHeading);

  await context.setOffline(false);
  await expect(mainHeading(page)).toHaveText(headingOf("/about"));
});

test("a link to a page that is not on the device shows the offline page at its address", async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/dynamically imported module/);
  await visit(page, "/");
  // The client runs: the link is followed inside the app.
  await startClient(page);
  await cutNetwork(context);
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(mainHeading(page)).toHaveText(offlineHeading);
  expect(new URL(page.url()).pathname).toBe("/about");
  await page.getByRole("link", { name: "Open the home page" }).click();
  await expect(mainHeading(page)).toHaveText(headingOf("/"));
});

test("a page that was seen opens again without a network", async ({ page, context }) => {
  await visit(page, "/");
  await page.goto("/results");
  await cutNetwork(context);
  await page.reload();
  await expect(mainHeading(page)).toHaveText(headingOf("/results"));
});

test("nothing is fetched ahead for a visitor who saves data", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const registrations = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(registrations).toHaveLength(0);
});
