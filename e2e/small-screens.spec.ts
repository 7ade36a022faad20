import { expect, type Locator } from "playwright/test";
import { content } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";

/** On how many lines the text of an element stands. */
function linesOf(element: Locator): Promise<number> {
  return element.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

async function lowerEdge(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.NaN;
}

test("a phone held sideways keeps 300 px to read in, and the banner takes one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  const banner = page.getByRole("complementary", { name: content.site.banner.text });
  await expect(banner).toBeVisible();
  const header = await page.getByRole("banner").boundingBox();
  const top = Math.max(0, header ? header.y + header.height : 0);
  const bottom = (await banner.boundingBox())?.y ?? 0;
  expect(bottom - top).toBeGreaterThanOrEqual(300);
  for (const part of await banner.locator("span, a").all()) {
    if (await part.isVisible()) expect(await linesOf(part)).toBe(1);
  }
});

test("while a phone's keyboard is open, the search of the blog and what it has found are in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/blog");
  const box = page.getByPlaceholder("Search blog posts...");
  await box.click();
  await box.pressSequentially("menu");
  const count = page.getByRole("status").filter({ hasText: "“menu”" });
  await expect(count).toBeVisible();
  await expect(box).toBeInViewport({ ratio: 1 });
  // What a keyboard leaves of the screen.
  await expect.poll(async () => lowerEdge(count)).toBeLessThan(400);
  await expect(box).toBeFocused();
  await box.press("s");
  await expect(box).toHaveValue("menus");
});
