import { expect, type Page } from "@playwright/test";
import { fileOf } from "../web/build/budgets/built-page.ts";
import { test } from "./fixtures/site-copy-test.ts";
import {
  expectWorker,
  keptRest,
  listedRest,
  visit,
  visitAndKeep,
} from "./fixtures/worker-visit.ts";

const postFile = /^\/blog\/.+/;

/** What is on the list and not on the device. */
async function missingRest(page: Page): Promise<string[]> {
  const kept = await keptRest(page);
  return (await listedRest(page)).filter((path) => !kept.includes(path));
}

test("nothing is fetched ahead before the page has finished", async ({ page, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.svg", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.origin, { waitUntil: "domcontentloaded" });
  // Time enough for a worker to be asked for.
  await page.waitForTimeout(3000);
  expect(site.requests).not.toContain("/sw.js");
  const own = new Set(site.requests);
  expect(own.size).toBeGreaterThan(2);

  release();
  await expectWorker(page);
  await expect.poll(() => missingRest(page)).toEqual([]);
  // What the worker needs, then the rest, each file once.
  const ahead = site.requests.slice(site.requests.indexOf("/sw.js"));
  expect(ahead.indexOf("/contact")).toBeLessThan(ahead.indexOf("/about"));
  const posts = ahead.filter((path) => postFile.test(path));
  expect(new Set(posts).size).toBe(posts.length);
});

test("a file that fails costs only itself, and the next page fetches just that", async ({
  page,
  site,
}) => {
  const putBack = await site.lose(fileOf("/about"));
  await visit(page, site.origin);
  await expect.poll(() => missingRest(page)).toEqual(["/about"]);
  await putBack();
  const before = site.requests.length;
  await page.reload();
  await expect.poll(() => missingRest(page)).toEqual([]);
  const later = site.requests.slice(before).filter((path) => !/^\/(?:sw\.js)?$/.test(path));
  expect(later).toEqual(["/about"]);
});

test("a page of another release is not kept in the place of this one's", async ({ page, site }) => {
  await site.edit("about.html", (html) => html.replace("</title>", ", changed</title>"));
  await visit(page, site.origin);
  await expect.poll(() => missingRest(page)).toEqual(["/about"]);
  await page.goto(`${site.origin}/about`);
  await expect(page).toHaveTitle(/, changed$/);
});

test("a connection that breaks off is tried again when the network is back, from where it stopped", async ({
  page,
  site,
}) => {
  // The first post: everything after it is out of reach.
  site.breakOffAt(postFile);
  await visit(page, site.origin);
  await expect.poll(async () => (await missingRest(page)).length).toBeGreaterThan(0);
  await expect.poll(() => site.requests.some((path) => postFile.test(path))).toBe(true);
  const kept = await keptRest(page);
  expect(kept).toContain("/about");
  site.breakOffAt(undefined);
  const before = site.requests.length;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => missingRest(page), { timeout: 60_000 }).toEqual([]);
  expect(site.requests.slice(before).filter((path) => kept.includes(path))).toEqual([]);
});

test("a network that comes back while the rest is being fetched is not missed", async ({
  page,
  site,
}) => {
  const laterPost = "/blog/camden-county-branding";
  site.breakOffAt(/^\/about$/);
  const release = site.hold(laterPost);
  await visit(page, site.origin);
  await expect.poll(() => site.requests).toContain(laterPost);
  expect(site.requests).toContain("/about");
  site.breakOffAt(undefined);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  release();
  await expect.poll(() => missingRest(page)).toEqual([]);
});

test("without a file that it needs the worker does not start; the next page goes on", async ({
  page,
  site,
}) => {
  const putBack = await site.lose("offline.html");
  await page.goto(site.origin);
  await expect.poll(() => site.requests.filter((path) => path === "/offline").length).toBe(1);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  await putBack();
  await visit(page, `${site.origin}/about`);
  // The contact page had arrived the first time.
  expect(site.requests.filter((path) => path === "/contact")).toHaveLength(1);
});

test("a new version brings every page before it takes over", async ({ page, context, site }) => {
  await visitAndKeep(page, site.origin);
  await site.publish("The next version");
  await site.edit("about.html", (html) => html.replace("</title>", ", changed</title>"));
  await site.renewEntry("/about");
  const before = site.requests.length;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page).toHaveTitle("The next version");
  const fetched = site.requests.slice(before).filter((path) => !path.startsWith("/assets/"));
  expect(fetched).toContain("/about");
  expect(fetched.filter((path) => postFile.test(path))).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${site.origin}/about`);
  await expect(page).toHaveTitle(/, changed$/);
});

test("nothing is fetched ahead for a visitor who saves data", async ({ page, site }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  await page.goto(site.origin);
  const script = await page.locator("script[data-pwa]").getAttribute("data-pwa");
  await expect.poll(() => site.requests).toContain(script);
  await page.waitForTimeout(2000);
  const registrations = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(registrations).toHaveLength(0);
  expect(site.requests).not.toContain("/sw.js");
});
