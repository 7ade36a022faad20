import { expect, type Page } from "playwright/test";
import { wakeIslands } from "./fixtures/client-start.ts";
import { content } from "./fixtures/site-content.ts";
import type { SiteCopy } from "./fixtures/site-copy.ts";
import { test } from "./fixtures/site-copy-test.ts";

// With the worker a tab has its scripts on the device (update.spec.ts).
test.use({ serviceWorkers: "block" });

/** Lets a script vanish, as a release does, for as long as it says. */
async function loseScript(page: Page, name: string, isGone: () => boolean): Promise<void> {
  await page.route(new RegExp(`/assets/${name}-[\\w-]{8}\\.js`), (route) =>
    isGone() ? route.fulfill({ status: 404 }) : route.continue(),
  );
}

const timesLoaded = (site: SiteCopy, path: string) =>
  site.requests.filter((request) => request === path).length;
const formIsReady = (page: Page) => page.locator("[data-island=contact-form][data-ready]");

test("a post whose script is gone opens from the server when its link is followed, not when it is prefetched", async ({
  page,
  site,
}) => {
  const [, post] = content.posts;
  if (!post) throw new Error("web/content/posts has fewer than two posts");
  await page.goto(`${site.origin}/blog`);
  await wakeIslands(page);
  let left = 1;
  await loseScript(page, post.slug, () => left-- > 0);
  const link = page.getByRole("link", { name: `Read More ${post.title}` });
  const failed = page.waitForResponse(new RegExp(`/assets/${post.slug}-`));
  await link.hover();
  await failed;
  await page.waitForTimeout(500);
  expect(timesLoaded(site, "/blog")).toBe(1);

  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
  expect(timesLoaded(site, "/blog")).toBe(1);
});

test("a form whose script is gone heals by one reload; one that stays away makes no loop and takes nothing with it", async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.origin}/contact`);
  await loseScript(page, "contact-form", () => timesLoaded(site, "/contact") < 2);
  const reloaded = page.waitForEvent("load");
  await page.getByLabel("First name").focus();
  await reloaded;
  await page.getByLabel("First name").focus();
  await expect(formIsReady(page)).toBeVisible();
  expect(timesLoaded(site, "/contact")).toBe(2);
  await page.close();

  // A tab of its own has not reloaded anything yet.
  const next = await context.newPage();
  site.requests.length = 0;
  await next.goto(`${site.origin}/contact`);
  let isGone = true;
  await loseScript(next, "contact-form", () => isGone);
  const nextReloaded = next.waitForEvent("load");
  await next.getByLabel("First name").focus();
  await nextReloaded;
  await next.getByLabel("First name").fill("Rosa");
  isGone = false;
  // It is asked for again and again without a reload, and comes alive with what was typed.
  await expect(formIsReady(next)).toBeVisible({ timeout: 20_000 });
  await expect(next.getByLabel("First name")).toHaveValue("Rosa");
  expect(timesLoaded(site, "/contact")).toBe(2);
});

for (const script of ["entry-islands", "contact-form"]) {
  test(`what the browser remembers as missing is asked for again: ${script} comes alive after a release was rolled back`, async ({
    page,
    site,
  }) => {
    site.missingIsRemembered = true;
    const putBack = await site.loseScript(script);
    const firstName = page.getByLabel("First name");
    await page.goto(`${site.origin}/contact`);
    const reloaded = page.waitForEvent("load");
    await firstName.focus();
    await reloaded;
    await putBack();
    await page.goto(`${site.origin}/contact`);
    await firstName.focus();
    await expect(formIsReady(page)).toBeVisible({ timeout: 40_000 });
  });
}
