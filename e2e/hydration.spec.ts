import { expect } from "playwright/test";
import { sampledGroups, unknownPath } from "./fixtures/built-pages.ts";
import { startClient, wakeIslands } from "./fixtures/client-start.ts";
import { buildDevelopmentClient, useDevelopmentClient } from "./fixtures/development-client.ts";
import { content } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";

// React's development build compares every text and attribute with the prerendered page and warns
// on the console, which fails the test (fixtures/page-problems.ts).

// One worker, which builds that client once.
test.describe.configure({ mode: "default" });
test.beforeAll(buildDevelopmentClient);

for (const paths of sampledGroups(3)) {
  test(`${paths.join(" ")} hydrate without a warning`, async ({ page, problems }) => {
    problems.expect(new RegExp(`Failed to load resource: .*404.*${unknownPath}`));
    await useDevelopmentClient(page);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await wakeIslands(page);
        await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
        const banner = page.getByRole("complementary", { name: content.site.banner.text });
        await expect(banner).toBeVisible();
        problems.expectNone();
      });
    }
  });
}

test("pages drawn by the client give no warning either", async ({ page }) => {
  await useDevelopmentClient(page);
  await page.goto("/");
  await startClient(page);
  for (const path of ["/contact", "/results", "/about", "/"]) {
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link) => link instanceof HTMLElement && link.click());
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("a difference between page and client is found", async ({ page, problems }) => {
  // Guards the tests above: a page that was prerendered with other words must not go unnoticed.
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  problems.expect(/hydrat/i);
  await useDevelopmentClient(page);
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      for (const text of document.querySelectorAll("h1, footer p")) text.textContent = "Else";
    });
  });
  await page.goto("/contact");
  await wakeIslands(page);
  await expect.poll(() => complaints.join("\n")).toMatch(/hydrat/i);
});
