import { expect, type Page } from "playwright/test";
import { expectNoPageLoad, wakeIslands } from "./fixtures/client-start.ts";
import { nextFrame } from "./fixtures/next-frame.ts";
import { content } from "./fixtures/site-content.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use(withMotion);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** The browser reports a scroll with the next frame, and no hand goes back before that. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await nextFrame(page);
}

test("restores pages and their heads on Back and Forward", async ({ page }) => {
  await page.goto("/");
  const link = page.locator('#local-web-design a[href="/web-design-berlin"]');
  await link.scrollIntoViewIfNeeded();
  const position = await scrolled(page);
  expect(position).toBeGreaterThan(500);
  await link.click();
  await expect(heading(page)).toHaveText(/Berlin/);
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 700);

  await page.goBack();
  await expect(heading(page)).toHaveText(/South Jersey businesses/);
  // The brand's face is there from the start now, so the page above may be a hair shorter.
  await expect.poll(async () => Math.abs((await scrolled(page)) - position)).toBeLessThan(5);
  await page.goForward();
  await expect(heading(page)).toHaveText(/Berlin/);
  await expect.poll(() => scrolled(page)).toBe(700);
  for (const element of ['link[rel="canonical"]', "title"]) {
    await expect(page.locator(element)).toHaveCount(1);
  }
});

test("restores the reader's place in the blog on Back and Forward", async ({ page }) => {
  const [first, second] = content.posts;
  const readMore = page.getByRole("link", { name: `Read More ${second?.title}` });
  await page.goto("/blog");
  await wakeIslands(page);
  await readMore.scrollIntoViewIfNeeded();
  const position = await scrolled(page);
  expect(position).toBeGreaterThan(200);

  await test.step("restores it within the blog", () =>
    expectNoPageLoad(page, async () => {
      await readMore.click();
      await expect(heading(page)).toHaveText(second?.title ?? "");
      await expect(heading(page)).toBeFocused();
      expect(await scrolled(page)).toBe(0);
      await scrollTo(page, 600);
      await page.goBack();
      await expect(heading(page)).toHaveText(content.blog.heading);
      await expect.poll(() => scrolled(page)).toBe(position);
      await page.goForward();
      await expect(heading(page)).toHaveText(second?.title ?? "");
      await expect.poll(() => scrolled(page)).toBe(600);
      await page.getByRole("link", { name: /^Next article/ }).click();
      await expect(heading(page)).toHaveText(first?.title ?? "");
      await expect(page).toHaveTitle(new RegExp(`^${first?.title}`));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        `${content.site.origin}${first?.path}`,
      );
      await expect(page.getByRole("link", { name: /^Previous article/ })).toBeVisible();
      await page.goBack();
      await expect(heading(page)).toHaveText(second?.title ?? "");
    }));

  await test.step("restores it from another page", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(heading(page)).toHaveText(second?.title ?? "");
  });

  await test.step("restores it after a reload", async () => {
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL("/blog");
    await expect(heading(page)).toHaveText(content.blog.heading);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await page.goForward();
    await expect(heading(page)).toHaveText(second?.title ?? "");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  });
});
