import { expect, type Page } from "playwright/test";
import { expectClearOfOpening } from "./fixtures/overlap.ts";
import { test } from "./fixtures/site-copy-test.ts";
import { visit, visitAndCache } from "./fixtures/worker-visit.ts";

const notice = (page: Page) => page.getByRole("status").getByText("A new version is ready.");

/** Does what the page does by itself every hour and on coming back. */
async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

test("applies a new version on Reload, or at the next start after Later", async ({
  page,
  context,
  site,
}) => {
  await visitAndCache(page, site.origin);
  const before = await page.title();
  const other = await context.newPage();
  await visit(other, `${site.origin}/contact`);
  const name = other.getByLabel("First name");
  await name.fill("Rosa");
  await expect(other.locator("[data-island=contact-form][data-ready]")).toBeVisible();
  const started = await other.evaluate(() => performance.timeOrigin);

  await test.step("delays the notice until a started form is empty again", async () => {
    await site.publish("The next version");
    await site.removeScript("scheduler");
    await checkForUpdate(page);
    await expect(notice(page)).toBeVisible();
    for (const size of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await expectClearOfOpening(page, page.getByRole("region", { name: "Update" }));
    }
    await expect(page).toHaveTitle(before);
    // The notice's place is there, but without its words.
    await expect(other.locator("[role=status][style*=contents]:empty")).toBeAttached();
    await expect(notice(other)).toBeHidden();
    await expect(name).toHaveValue("Rosa");
    await name.fill("");
    await other.evaluate(() => sessionStorage.clear());
    await expect(notice(other)).toBeVisible();
  });

  await test.step("applies it on Reload, while another tab keeps its page and text", async () => {
    await name.fill("Rosa");
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page).toHaveTitle("The next version");
    await expect(notice(page)).toBeHidden();
    await expect(name).toHaveValue("Rosa");
    expect(await other.evaluate(() => performance.timeOrigin)).toBe(started);
  });

  await test.step("follows links in that tab although its scripts were removed", async () => {
    await other.getByRole("banner").getByRole("link", { name: "Results" }).click();
    await expect(other.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/results$/);
    await expect(other).toHaveURL(/\/results$/);
    await other.close();
  });

  await test.step("applies it at the next start after Later", async () => {
    await site.publish("The version after that");
    await checkForUpdate(page);
    await page.getByRole("button", { name: "Later" }).click();
    await expect(notice(page)).toBeHidden();
    await page.reload();
    // A tab that is opened later, in another visit, shows the notice.
    const later = await context.newPage();
    await later.goto(site.origin);
    await expect(notice(later)).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await later.close();
    await expect(page).not.toHaveTitle("The version after that");

    await page.close();
    await expect(async () => {
      const next = await context.newPage();
      await next.goto(site.origin);
      const title = await next.title();
      await next.close();
      expect(title).toBe("The version after that");
    }).toPass();
  });
});
