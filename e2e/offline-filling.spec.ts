import { expect, type Page } from "playwright/test";
import { fileOf } from "#web/publish/built-site.ts";
import { closeGate } from "./fixtures/request-gate.ts";
import { test } from "./fixtures/site-copy-test.ts";
import {
  cachedRest,
  expectWorker,
  listedRest,
  visit,
  visitAndCache,
} from "./fixtures/worker-visit.ts";

const postFile = /^\/blog\/.+/;

/** Returns what is on the worker's list but not on the device. */
async function missingRest(page: Page): Promise<string[]> {
  const cached = await cachedRest(page);
  return (await listedRest(page)).filter((path) => !cached.includes(path));
}

/** Returns the script that the page loads when it's idle, which requests the worker. */
async function backgroundScript(page: Page): Promise<string> {
  const script = page.locator("script[data-background]");
  return (await script.getAttribute("data-background")) ?? "none";
}

function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

test("fetches the site ahead after the page, each file once", async ({ page, site }) => {
  // A file that fails costs only itself, and the next page fetches only that file.
  const putBack = await site.lose(fileOf("/about"));
  await site.edit("results.html", (html) => html.replace("</title>", ", changed</title>"));
  const pictures = await closeGate(page, "**/*.svg");

  await test.step("prefetches nothing before the page has finished", async () => {
    await page.goto(site.origin, { waitUntil: "domcontentloaded" });
    // After two idle callbacks, anything that waited for an idle moment has sent its requests, and they precede this
    // one. While pictures are missing, Chromium sometimes has no idle moment; the site itself waits for 3 s at most.
    await page.evaluate(async () => {
      const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
      for (const _ of ["its", "ours"]) await idle();
      await fetch("/robots.txt");
    });
    expect(site.requests).toContain("/robots.txt");
    expect(site.requests).not.toContain(await backgroundScript(page));
    expect(site.requests).not.toContain("/sw.js");
    const own = new Set(site.requests);
    expect(own.size).toBeGreaterThan(2);
  });

  await test.step("fetches what the worker needs, then the rest, each file once", async () => {
    pictures.open();
    await expectWorker(page);
    await expect.poll(() => missingRest(page)).toEqual(["/about", "/results"]);
    const ahead = site.requests.slice(site.requests.indexOf("/sw.js"));
    expect(ahead.indexOf("/contact")).toBeLessThan(ahead.indexOf("/about"));
    const posts = ahead.filter((path) => postFile.test(path));
    expect(new Set(posts).size).toBe(posts.length);
  });

  await test.step("fetches only what is missing on the next page", async () => {
    await page.unroute("**/*.svg");
    await putBack();
    const before = site.requests.length;
    await page.reload();
    await expect.poll(() => missingRest(page)).toEqual(["/results"]);
    // The filter leaves out the page itself, its worker, and the counts of the previous page.
    const others = /^\/(?:sw\.js|api\/count)?$/;
    const later = () => site.requests.slice(before).filter((path) => !others.test(path));
    await expect.poll(later).toEqual(["/about", "/results"]);
  });

  await test.step("doesn't cache another release's page in place of its own", async () => {
    await page.goto(`${site.origin}/results`);
    await expect(page).toHaveTitle(/, changed$/);
    expect(await missingRest(page)).toEqual(["/results"]);
  });
});

test("notices a returning network and retries from where it stopped", async ({ page, site }) => {
  const laterPost = "/blog/camden-county-branding";
  site.breakOffAt(/^\/about$/);
  const release = site.hold(/camden-county-branding$/);
  await visit(page, site.origin);

  await test.step("notices a network that comes back while the rest is fetched", async () => {
    await expect.poll(() => site.requests).toContain(laterPost);
    expect(site.requests).toContain("/about");
    expect(await cachedRest(page)).not.toContain("/about");
    // Everything after this post is unreachable.
    site.breakOffAt(postFile);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    release();
    await expect.poll(() => cachedRest(page)).toContain("/about");
  });

  await test.step("retries a broken connection from where it stopped", async () => {
    const posts = () => site.requests.filter((path) => postFile.test(path));
    // The request that failed while the rest was fetched has failed once more.
    await expect.poll(() => posts().length - new Set(posts()).size).toBeGreaterThan(0);
    expect((await missingRest(page)).length).toBeGreaterThan(0);
    const cached = await cachedRest(page);
    expect(cached).toContain("/about");
    site.breakOffAt(undefined);
    const before = site.requests.length;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(() => missingRest(page)).toEqual([]);
    expect(site.requests.slice(before).filter((path) => cached.includes(path))).toEqual([]);
  });
});

test("saves data, starts only when complete, and updates every page", async ({
  page,
  context,
  site,
}) => {
  await test.step("fetches nothing for a visitor who saves data", async () => {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
    await page.goto(site.origin);
    const script = await backgroundScript(page);
    await expect.poll(() => site.requests).toContain(script);
    // Once its response is here, the script has done its work.
    await page.evaluate(async (path) => {
      await import(path);
      await fetch("/robots.txt");
    }, script);
    expect(await registrations(page)).toBe(0);
    expect(site.requests).not.toContain("/sw.js");
    // An open session would tell the page that it's online while it isn't.
    await session.detach();
  });

  await test.step("doesn't start without a file it needs, and resumes on the next page", async () => {
    const putBack = await site.lose("offline.html");
    await page.goto(site.origin);
    await expect.poll(() => site.requests.filter((path) => path === "/offline").length).toBe(1);
    await expect.poll(() => registrations(page)).toBe(0);
    await putBack();
    await visit(page, `${site.origin}/about`);
    // The contact page had arrived the first time.
    expect(site.requests.filter((path) => path === "/contact")).toHaveLength(1);
  });

  await test.step("fetches every page of a new version before it takes over", async () => {
    await visitAndCache(page, site.origin);
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
});

test("refills emptied caches with the next page", async ({ page, site }) => {
  // Without a network, the page says that it isn't on the device.
  await visitAndCache(page, site.origin);
  const emptied = () =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
  await emptied();
  await site.disconnect();
  await page.goto(`${site.origin}/contact`);
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
  await expect(page.getByText("This page isn't on your device.")).toBeVisible();

  await site.connect();
  await visitAndCache(page, `${site.origin}/about`);
  await site.disconnect();
  await page.goto(`${site.origin}/contact`);
  await expect(page.getByLabel("First name")).toBeVisible();
  await page.goto(`${site.origin}/no-such-page`);
  await expect(page.getByRole("link", { name: "Try Again" })).toBeVisible();
});
