import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures/site-copy-test.ts";
import { visit } from "./fixtures/worker-visit.ts";

const notice = (page: Page) => page.getByRole("status").getByText("A new version is ready.");

/** What the page does by itself every hour and on coming back. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

test("a new version waits, says so, and comes with Reload", async ({ page, site }) => {
  await visit(page, site.origin);
  const before = await page.title();
  await site.publish("The next version");
  await lookForUpdate(page);

  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveTitle(before);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page).toHaveTitle("The next version");
  await expect(notice(page)).toBeHidden();
});

test("put off with Later, the notice stays away, and the next start has the new version", async ({
  page,
  context,
  site,
}) => {
  await visit(page, site.origin);
  await site.publish("The next version");
  await lookForUpdate(page);
  await page.getByRole("button", { name: "Later" }).click();
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await page.waitForTimeout(2000);
  await expect(notice(page)).toBeHidden();
  await expect(page).not.toHaveTitle("The next version");

  await page.close();
  await expect(async () => {
    const next = await context.newPage();
    await next.goto(site.origin);
    const title = await next.title();
    await next.close();
    expect(title).toBe("The next version");
  }).toPass();
});

test("the notice waits until a form that was begun is empty again", async ({ page, site }) => {
  await visit(page, `${site.origin}/contact`);
  const name = page.getByLabel("First name");
  await name.fill("Rosa");
  await expect(page.locator("[data-island=contact-form][data-ready]")).toBeVisible();
  await site.publish("The next version");
  await lookForUpdate(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  // Time enough for the notice to come up.
  await page.waitForTimeout(2000);
  await expect(notice(page)).toBeHidden();
  await expect(name).toHaveValue("Rosa");

  await name.fill("");
  await page.evaluate(() => sessionStorage.clear());
  await expect(notice(page)).toBeVisible();
});

test("another tab keeps its page and its text when one tab takes the new version", async ({
  page,
  context,
  site,
}) => {
  await visit(page, site.origin);
  const other = await context.newPage();
  await visit(other, `${site.origin}/contact`);
  await other.getByLabel("First name").fill("Rosa");
  const started = await other.evaluate(() => performance.timeOrigin);

  await site.publish("The next version");
  await lookForUpdate(page);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page).toHaveTitle("The next version");
  await expect(other.getByLabel("First name")).toHaveValue("Rosa");
  expect(await other.evaluate(() => performance.timeOrigin)).toBe(started);
});

test("where the server does not answer, the browser's belief in its network does not matter", async ({
  page,
  site,
}) => {
  await visit(page, site.origin);
  await site.disconnect();
  await page.goto(`${site.origin}/contact`);
  await expect(page.getByLabel("First name")).toBeVisible();
  await page.goto(`${site.origin}/no-such-page`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline right now");

  await site.connect();
  // By now the page may have gone on by itself.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#try-again"]')?.click());
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You are offline right now");
});
