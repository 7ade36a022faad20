import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { fileOf } from "#web/publish/built-site.ts";
import { siteFolder } from "#web/publish/output-folders.ts";
import { builtPages, sampledPages, unknownPath } from "./fixtures/built-pages.ts";
import { content } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";
import { visitAndCache } from "./fixtures/worker-visit.ts";

const publicPages = builtPages.filter((path) => path !== unknownPath);

/** The pages that the test opens: one of each kind. */
const paths = sampledPages.filter((path) => path !== unknownPath);

const builtHtml = (path: string) => readFileSync(join(siteFolder, fileOf(path)), "utf8");

/** Returns the public pages that a page links to; the team area has its own tests. */
function linksOf(from: string): string[] {
  const html = builtHtml(from);
  const targets = [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)"/g)].map(([, to = ""]) => to);
  return [...new Set(targets)].filter((to) => to !== from && paths.includes(to));
}

/**
 * Returns a way through the pages by their links that visits each page as rarely as possible. From each page, the way
 * leads to a new page that leads to the fewest others, or else to one that leads to any new page.
 */
function wayThrough(start: string): string[] {
  const links = new Map(paths.map((path) => [path, linksOf(path)]));
  const left = new Set(paths.filter((path) => path !== start));
  const newLinks = (path: string) => (links.get(path) ?? []).filter((to) => left.has(to));
  const way = [start];
  for (let at = start; ; way.push(at)) {
    const fewest = newLinks(at).sort((one, other) => newLinks(one).length - newLinks(other).length);
    const next = fewest[0] ?? links.get(at)?.find((to) => newLinks(to).length > 0);
    if (!next) return way;
    left.delete(next);
    at = next;
  }
}

/**
 * Collects this site's files that the page requested and didn't get. The worker's own script has no copy, and requests
 * that the next page aborts don't count.
 */
function missingFiles(page: Page): string[] {
  const missing: string[] = [];
  page.on("requestfailed", (request) => {
    const { pathname } = new URL(request.url());
    const error = request.failure()?.errorText;
    if (pathname !== "/sw.js" && error !== "net::ERR_ABORTED") missing.push(`${pathname} ${error}`);
  });
  return missing;
}

/** Expects that this address's page is shown. */
async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  const canonical = new RegExp(`^https://[^/]+${path}$`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", canonical);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  // What shows while a post is loading has a heading, too.
  const post = content.posts.find((one) => one.path === path);
  if (post) await expect(heading).toHaveText(post.title);
}

/** Expects that every picture of the page is drawn, and that the stylesheet is there. */
async function expectWhole(page: Page): Promise<void> {
  const undrawn = await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    const decoded = await Promise.allSettled(pictures.map((picture) => picture.decode()));
    return pictures.filter((_, at) => decoded[at]?.status === "rejected").map(({ src }) => src);
  });
  expect(undrawn).toEqual([]);
  const rules = await page.evaluate(() => document.styleSheets[0]?.cssRules.length ?? 0);
  expect(rules).toBeGreaterThan(50);
}

/** The scripts, styles and pictures that the public pages reference. */
const files = new Set(
  publicPages.flatMap((path) =>
    [
      ...builtHtml(path).matchAll(
        /<(?:script|img|link rel="stylesheet")\b[^>]*?(?:src|href)="([^"]+)"/g,
      ),
    ].map(([, file = ""]) => file),
  ),
);

/** Returns the pages that the device doesn't have as they were built, and the files of theirs that it doesn't have. */
function missingOnDevice(page: Page): Promise<string[]> {
  const hash = (path: string) => createHash("sha256").update(builtHtml(path)).digest("base64");
  const wanted = publicPages.map((path) => [path, hash(path)] as const);
  return page.evaluate(
    async ([pages, others]) => {
      const cached = (path: string) => caches.match(path, { ignoreSearch: true });
      const missing: string[] = [];
      for (const [path, hashed] of pages) {
        const bytes = (await (await cached(path))?.arrayBuffer()) ?? new ArrayBuffer();
        const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
        if (btoa(String.fromCharCode(...hash)) !== hashed) missing.push(path);
      }
      for (const file of others) if (!(await cached(file))?.ok) missing.push(file);
      return missing;
    },
    [wanted, [...files]] as const,
  );
}

test.use({ serviceWorker: true });

test.beforeEach(({ problems }) => {
  problems.expect(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED).*\/sw\.js/);
});

test("keeps every public page on the device after one visit", async ({ page, context }) => {
  // One of each kind opens offline by a link. Links within the blog load no page, so posts open by their address, too.
  // Some day, the fundraiser is over.
  await page.clock.setSystemTime(content.site.fundraiser.prizesAnnounced);
  await visitAndCache(page, "/");
  const missing = missingFiles(page);
  await context.setOffline(true);
  expect(files.size).toBeGreaterThan(10);
  expect(await missingOnDevice(page)).toEqual([]);
  const [start = "", ...way] = wayThrough("/");
  // Nothing links to the page that replaces others offline, and only emails link to the newsletter's page.
  const unlinked = paths.filter((path) => path !== start && !way.includes(path));
  expect(unlinked).toEqual(["/newsletter", "/offline", "/review"]);
  for (const path of [...unlinked, ...paths.filter((one) => one.startsWith("/blog/"))]) {
    await test.step(`opens ${path} by its address`, async () => {
      await page.goto(path);
      await expectPage(page, path);
      await expectWhole(page);
    });
  }

  await page.goto(start);
  await page.reload();
  for (const path of [start, ...way]) {
    await test.step(`opens ${path} by a link`, async () => {
      if (path !== start) await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
      await expectPage(page, path);
      await expectWhole(page);
    });
  }
  await page.goBack();
  await expectPage(page, way.at(-2) ?? start);
  expect(missing).toEqual([]);
});
