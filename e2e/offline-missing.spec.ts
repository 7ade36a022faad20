import { expect, type Page } from "@playwright/test";
import { startClient } from "./fixtures/client-start.ts";
import { content } from "./fixtures/site-content.ts";
import type { SiteCopy } from "./fixtures/site-copy.ts";
import { test } from "./fixtures/site-copy-test.ts";
import { listedRest, visit } from "./fixtures/worker-visit.ts";

const about = /^\/(?:about|assets\/about-[\w-]+\.js)$/;
const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });
const offlineHeading = "You are offline right now";

/** A device on which the page about us did not arrive. */
async function visitWithoutAbout(page: Page, site: SiteCopy): Promise<void> {
  site.breakOffAt(about);
  await visit(page, site.origin);
  const last = (await listedRest(page)).filter((path) => !about.test(path)).length;
  const kept = () => page.evaluate(async () => (await (await caches.open("rest")).keys()).length);
  await expect.poll(kept, { timeout: 60_000 }).toBe(last);
  site.breakOffAt(undefined);
}

test("a page that is not on the device says so, and opens when the network is back", async ({
  page,
  site,
}) => {
  await visitWithoutAbout(page, site);
  await site.disconnect();
  await page.goto(`${site.origin}/about`);
  await expect(mainHeading(page)).toHaveText(offlineHeading);
  expect(new URL(page.url()).pathname).toBe("/about");
  await expect(
    page.getByRole("link", { name: `Call ${content.site.phone.display}` }),
  ).toHaveAttribute("href", `tel:${content.site.phone.number}`);
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(mainHeading(page)).toHaveText(offlineHeading);

  await site.connect();
  await expect(mainHeading(page)).not.toHaveText(offlineHeading);
  expect(new URL(page.url()).pathname).toBe("/about");
});

test("a link to a page that is not on the device shows the offline page at its address", async ({
  page,
  site,
}) => {
  await visitWithoutAbout(page, site);
  // The client runs: the link is followed inside the app.
  await startClient(page);
  await site.disconnect();
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(mainHeading(page)).toHaveText(offlineHeading);
  expect(new URL(page.url()).pathname).toBe("/about");
  await page.getByRole("link", { name: "Open the home page" }).click();
  await expect(mainHeading(page)).not.toHaveText(offlineHeading);
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a page that was seen before it was fetched ahead is there afterwards", async ({
  page,
  site,
}) => {
  await visitWithoutAbout(page, site);
  await page.goto(`${site.origin}/about`);
  await expect(mainHeading(page)).toBeVisible();
  await site.disconnect();
  await page.reload();
  await expect(mainHeading(page)).not.toHaveText(offlineHeading);
});
