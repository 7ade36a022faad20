import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { fileOf } from "../web/build/budgets/built-page.ts";
import { builtPages, unknownPath } from "./fixtures/built-pages.ts";
import { expectNoPageLoad, startClient } from "./fixtures/client-start.ts";
import { builtSite } from "./fixtures/environment.ts";
import { content } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";
import { visitAndKeep } from "./fixtures/worker-visit.ts";

const paths = builtPages.filter((path) => path !== unknownPath);

/** For each public page, one that links to it. */
const linkedFrom = new Map(
  paths.flatMap((from) => {
    const html = readFileSync(join(builtSite, fileOf(from)), "utf8");
    const targets = [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)"/g)].map(([, to = ""]) => to);
    // The team area has its own tests.
    const pages = targets.filter((to) => to !== from && paths.includes(to));
    return pages.map((to) => [to, from] as const);
  }),
);

/**
 * What of this site the page wanted and did not get. Of the worker's own script there is no copy; what the
 * next page leaves behind unread is not missing.
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

async function expectPage(page: Page, path: string): Promise<void> {
  const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
  expect(new URL(canonical ?? "").pathname).toBe(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Every picture that the page has is drawn, and the stylesheet is there. */
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

test.beforeEach(({ problems }) => {
  problems.expect(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED).*\/sw\.js/);
});

test("the pages are those of the site, with every post", () => {
  const known = [...content.pages.filter(({ name }) => name !== "not-found"), ...content.posts];
  expect(content.posts).toHaveLength(19);
  expect([...paths].sort()).toEqual(["/blog", ...known.map(({ path }) => path)].sort());
});

test("after one visit every public page opens without a network, whole, by address and by reload", async ({
  page,
  context,
}) => {
  await visitAndKeep(page, "/");
  const missing = missingFiles(page);
  await context.setOffline(true);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectPage(page, path);
      await page.reload();
      await expectPage(page, path);
      await expectWhole(page);
    });
  }
  expect(missing).toEqual([]);
});

test("after one visit every public page opens without a network by a link, inside the app", async ({
  page,
  context,
}) => {
  await visitAndKeep(page, "/");
  const missing = missingFiles(page);
  await context.setOffline(true);
  // Nothing links to the page that stands in for others.
  expect(paths.filter((path) => !linkedFrom.has(path))).toEqual(["/offline"]);
  for (const [path, from] of linkedFrom) {
    await test.step(`${from} to ${path}`, async () => {
      await page.goto(from);
      await startClient(page);
      await expectNoPageLoad(page, async () => {
        const link = page.locator(`a[href="${path}"]`).first();
        await link.dispatchEvent("click");
        await expect(page).toHaveURL(path);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          "href",
          new RegExp(`^https://[^/]+${path}$`),
        );
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      });
    });
  }
  expect(missing).toEqual([]);
});
