import { expect, type Page } from "@playwright/test";
import { startClient } from "./fixtures/client-start.ts";
import type { SiteCopy } from "./fixtures/site-copy.ts";
import { test } from "./fixtures/site-copy-test.ts";
import { visitAndKeep } from "./fixtures/worker-visit.ts";

test.use({ serviceWorkers: "block" });

/** Lets a script vanish, as a release does; after so many attempts it is there again. */
async function loseScript(page: Page, name: string, attempts: number): Promise<void> {
  let left = attempts;
  await page.route(new RegExp(`/assets/${name}-[\\w-]{8}\\.js`), (route) => {
    left -= 1;
    return left >= 0 ? route.fulfill({ status: 404 }) : route.continue();
  });
}

const timesLoaded = (site: SiteCopy, path: string) =>
  site.requests.filter((request) => request === path).length;
const results = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Results" });
const formIsReady = (page: Page) => page.locator("[data-island=contact-form][data-ready]");

test("a link to a page whose script is gone loads the page itself", async ({ page, site }) => {
  await page.goto(site.origin);
  await startClient(page);
  await loseScript(page, "results", 2);
  await results(page).click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/results$/);
  expect(timesLoaded(site, "/results")).toBe(1);
  expect(timesLoaded(site, "/")).toBe(1);
});

test("a prefetch that fails does not reload anything", async ({ page, site }) => {
  await page.goto(site.origin);
  await startClient(page);
  await loseScript(page, "results", 1);
  const failed = page.waitForResponse(/\/assets\/results-/);
  await results(page).hover();
  await failed;
  await page.waitForTimeout(500);
  expect(timesLoaded(site, "/")).toBe(1);
});

test("a form whose script is gone heals by one reload", async ({ page, site }) => {
  await page.goto(`${site.origin}/contact`);
  await loseScript(page, "contact-form", 1);
  await page.getByLabel("First name").focus();
  await expect.poll(() => timesLoaded(site, "/contact")).toBe(2);
  await page.waitForLoadState();
  await page.getByLabel("First name").focus();
  await expect(formIsReady(page)).toBeVisible();
  expect(timesLoaded(site, "/contact")).toBe(2);
});

test("a script that stays away makes no loop and takes nothing with it", async ({ page, site }) => {
  await page.goto(`${site.origin}/contact`);
  await loseScript(page, "contact-form", 3);
  await page.getByLabel("First name").focus();
  await expect.poll(() => timesLoaded(site, "/contact")).toBe(2);
  await page.waitForLoadState();
  await page.getByLabel("First name").fill("Rosa");
  // It is asked for again and again without a reload, and comes alive with what was typed.
  await expect(formIsReady(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel("First name")).toHaveValue("Rosa");
  expect(timesLoaded(site, "/contact")).toBe(2);
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a tab of the version before follows its links, although the new one has removed its scripts", async ({
    page,
    context,
    site,
  }) => {
    await visitAndKeep(page, site.origin);
    const old = await context.newPage();
    await old.goto(site.origin);
    await startClient(old);

    await site.publish("The next version");
    await site.removeScript("results");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page).toHaveTitle("The next version");
    await results(old).click();
    await expect(old.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/results$/);
    await expect(old).toHaveURL(/\/results$/);
  });
});
