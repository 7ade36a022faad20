import { expect, type Locator } from "playwright/test";
import { content } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";

/** Returns how many lines the text of an element has. */
function linesOf(element: Locator): Promise<number> {
  return element.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

test("leaves 300 px to read and a one-line banner in landscape", async ({ page }) => {
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

test("keeps the name in the header to two lines", async ({ page }) => {
  await page.goto("/contact");
  const name = page.getByRole("banner").getByRole("link", { name: content.site.name });
  for (const width of [360, 768, 1199, 1200, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await name.evaluate(
      (link) => link.clientHeight / Number.parseFloat(getComputedStyle(link).lineHeight),
    );
    expect(Math.round(lines), `${width} px`).toBeLessThanOrEqual(2);
  }
});
