import { expect, type Page } from "playwright/test";
import { expectNoPageLoad, wakeIslands } from "./fixtures/client-start.ts";
import { content } from "./fixtures/site-content.ts";
import type { SiteCopy } from "./fixtures/site-copy.ts";
import { test } from "./fixtures/site-copy-test.ts";

// With the worker, a tab has its scripts on the device (new-version.spec.ts).
test.use({ serviceWorkers: "block" });

/** Makes a script vanish, as a release does, while `isGone` returns true. */
async function loseScript(page: Page, name: string, isGone: () => boolean): Promise<void> {
  await page.route(new RegExp(`/assets/${name}-[\\w-]{8}\\.js`), (route) =>
    isGone() ? route.fulfill({ status: 404 }) : route.continue(),
  );
}

/** Publishes the contact page with new addresses of its scripts. */
const renewContact = (site: SiteCopy) =>
  site.edit("contact.html", (html) => html.replaceAll(/(data-scripts="[^" ]*)/g, "$1?new"));

/** Imitates a browser that doesn't keep fields over a reload. */
const forgetFieldsOnReload = (page: Page) =>
  page.evaluate(() =>
    addEventListener("pagehide", () => document.forms.namedItem("contact")?.reset()),
  );

const timesLoaded = (site: SiteCopy, path: string) =>
  site.requests.filter((request) => request === path).length;
const formIsReady = (page: Page) => page.locator("[data-island=contact-form][data-ready]");

test("opens a post whose script is gone from the server, on a click only", async ({
  page,
  site,
}) => {
  // Hovering the link prefetches the post, which must not load the page again.
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
  // Two more requests make sure that every request of the page has reached the server by now.
  for (const _ of Array(2)) await page.evaluate(() => fetch("/robots.txt", { cache: "reload" }));
  expect(timesLoaded(site, "/blog")).toBe(1);

  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
  expect(timesLoaded(site, "/blog")).toBe(1);
});

test("reloads once to repair a form, after typing, and keeps its text", async ({ page, site }) => {
  // A release has removed the form's script.
  const firstName = page.getByLabel("First name");
  await page.goto(`${site.origin}/contact`);
  let isGone = true;
  await loseScript(page, "contact-form", () => isGone);
  await renewContact(site);
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  const reloaded = page.waitForEvent("load");
  const asked = page.waitForResponse(
    (response) => /contact-form-/.test(response.url()) && response.status() === 404,
  );
  await firstName.pressSequentially("Rosa");
  await asked;
  await firstName.pressSequentially(" Maria Delgado", { delay: 100 });
  expect(loads).toBe(0);
  await forgetFieldsOnReload(page);
  isGone = false;
  await reloaded;
  await expect(formIsReady(page)).toBeVisible();
  await expect(firstName).toHaveValue("Rosa Maria Delgado");
  expect(loads).toBe(1);
});

test("reloads once when the browser never retries a failed script", async ({ page, site }) => {
  // This imitates Firefox and WebKit: all of the page's scripts fail, and the browser requests none of them again by
  // its address.
  let isDown = true;
  let loads = 0;
  await page.route("**/assets/*.js*", (route) => {
    const isRemembered = loads < 2 && !route.request().url().includes("?");
    const isOfImport = route.request().resourceType() === "script";
    return isDown || (isOfImport && isRemembered) ? route.abort() : route.continue();
  });
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  const firstName = page.getByLabel("First name");
  await page.goto(`${site.origin}/contact`);
  const reloaded = page.waitForEvent("load");
  await firstName.fill("Rosa");
  await forgetFieldsOnReload(page);
  await page.waitForRequest(/\/assets\/start-.*\?/);
  isDown = false;
  await reloaded;
  await expect(formIsReady(page)).toBeVisible();
  await expect(firstName).toHaveValue("Rosa");
  expect(loads).toBe(2);
});

for (const script of ["entry-islands", "contact-form"]) {
  test(`retries a script past the browser's cache: ${script}`, async ({ page, site }) => {
    // The script goes and comes back within a release.
    site.missingIsRemembered = true;
    const putBack = await site.loseScript(script);
    const firstName = page.getByLabel("First name");
    await page.goto(`${site.origin}/contact`);
    const missed = page.waitForResponse(
      (response) => response.url().includes(script) && response.status() === 404,
    );
    await expectNoPageLoad(page, async () => {
      await firstName.fill("Rosa");
      await missed;
      await putBack();
      await expect(formIsReady(page)).toBeVisible();
    });
    await expect(firstName).toHaveValue("Rosa");
  });
}
