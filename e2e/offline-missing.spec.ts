import { expect, type Page } from "playwright/test";
import { content } from "./fixtures/site-content.ts";
import type { SiteCopy } from "./fixtures/site-copy.ts";
import { test } from "./fixtures/site-copy-test.ts";
import { listedRest, visit } from "./fixtures/worker-visit.ts";

const about = /^\/(?:about|assets\/about-[\w-]+\.js)$/;
const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });
const offlineHeading = "You're offline right now";

/** Visits the site so that the page about us doesn't reach the device. */
async function visitWithoutAbout(page: Page, site: SiteCopy): Promise<void> {
  site.breakOffAt(about);
  await visit(page, site.origin);
  const last = (await listedRest(page)).filter((path) => !about.test(path)).length;
  const cached = () =>
    page.evaluate(async () => (await (await caches.open("background")).keys()).length);
  await expect.poll(cached).toBe(last);
  site.breakOffAt(undefined);
}

test("shows the offline page for a missing page, and opens it later", async ({ page, site }) => {
  // The server doesn't answer, but the browser believes that it's online.
  await visitWithoutAbout(page, site);
  await site.disconnect();

  await test.step("shows the offline page at the link's address", async () => {
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(mainHeading(page)).toHaveText(offlineHeading);
    expect(new URL(page.url()).pathname).toBe("/about");
    await page.getByRole("link", { name: "Open the home page" }).click();
    await expect(mainHeading(page)).not.toHaveText(offlineHeading);
    expect(new URL(page.url()).pathname).toBe("/");
  });

  await test.step("opens a page that is on the device", async () => {
    await page.goto(`${site.origin}/contact`);
    await expect(page.getByLabel("First name")).toBeVisible();
  });

  await test.step("opens a page by itself when the network is back", async () => {
    await page.goto(`${site.origin}/about`);
    await expect(mainHeading(page)).toHaveText(offlineHeading);
    expect(new URL(page.url()).pathname).toBe("/about");
    const call = page.getByRole("main").getByRole("link", {
      name: `Call ${content.site.phone.display}`,
    });
    await expect(call.first()).toHaveAttribute("href", `tel:${content.site.phone.number}`);
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(mainHeading(page)).toHaveText(offlineHeading);
    await site.connect();
    await expect(mainHeading(page)).not.toHaveText(offlineHeading);
    expect(new URL(page.url()).pathname).toBe("/about");
  });

  await test.step("keeps a page that was visited before it was precached", async () => {
    await page.waitForLoadState();
    await expect(mainHeading(page)).toBeVisible();
    await site.disconnect();
    await page.reload();
    await expect(mainHeading(page)).not.toHaveText(offlineHeading);
  });

  await test.step("requests an unknown address again on Try Again", async () => {
    await page.goto(`${site.origin}/no-such-page`);
    await expect(mainHeading(page)).toHaveText(offlineHeading);
    await site.connect();
    // By now the page may have reloaded by itself.
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#try-again"]')?.click());
    await expect(mainHeading(page)).not.toHaveText(offlineHeading);
  });
});
