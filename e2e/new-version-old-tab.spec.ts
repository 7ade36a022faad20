import { expect, type Page } from "playwright/test";
import { expectNoPageLoad, wakeIslands } from "./fixtures/client-start.ts";
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

/** Publishes the contact page with other addresses of its scripts. */
const renewContact = (site: SiteCopy) =>
  site.edit("contact.html", (html) => html.replaceAll(/(data-scripts="[^" ]*)/g, "$1?new"));

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
  // What the page would ask of the server for that, it has asked before this.
  for (const _ of Array(2)) await page.evaluate(() => fetch("/robots.txt", { cache: "reload" }));
  expect(timesLoaded(site, "/blog")).toBe(1);

  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
  expect(timesLoaded(site, "/blog")).toBe(1);
});

test("a form whose script a release took away heals by one reload, with what was typed and not while it is typed", async ({
  page,
  site,
}) => {
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
  // As in a browser that doesn't keep fields over a reload.
  await page.evaluate(() =>
    addEventListener("pagehide", () => document.forms.namedItem("contact")?.reset()),
  );
  isGone = false;
  await reloaded;
  await expect(formIsReady(page)).toBeVisible();
  await expect(firstName).toHaveValue("Rosa Maria Delgado");
  expect(loads).toBe(1);
});

test("where the browser never asks again for a script that failed, a form heals by one reload", async ({
  page,
  site,
}) => {
  // As Firefox and WebKit do: none of the page's scripts comes, and none is asked for again by its address.
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
  // As in a browser that doesn't keep fields over a reload.
  await page.evaluate(() =>
    addEventListener("pagehide", () => document.forms.namedItem("contact")?.reset()),
  );
  await page.waitForRequest(/\/assets\/start-.*\?/);
  isDown = false;
  await reloaded;
  await expect(formIsReady(page)).toBeVisible();
  await expect(firstName).toHaveValue("Rosa");
  expect(loads).toBe(2);
});

for (const script of ["entry-islands", "contact-form"]) {
  test(`a script that goes and comes back within a release is asked for again, past the browser's memory: ${script}`, async ({
    page,
    site,
  }) => {
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
