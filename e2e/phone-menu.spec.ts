import { expect } from "playwright/test";
import { content } from "./fixtures/site-content.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use({
  ...withMotion,
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
});

const { banner } = content.site;

test("on a phone a banner comes with scrolling and once dismissed stays away, and the menu opens, closes and leads on", async ({
  page,
}) => {
  const bar = page.getByRole("complementary", { name: banner.text });
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

  await test.step("the banner needs no touch: scrolling is enough", async () => {
    await page.goto("/about");
    await scrollTo(900);
    await expect(bar).toBeVisible();

    // At the end of the page it covers nothing of it.
    await scrollTo(1e6);
    const footer = await page.getByRole("contentinfo").boundingBox();
    const box = await bar.boundingBox();
    expect(footer && box && footer.y + footer.height).toBeLessThanOrEqual((box?.y ?? 0) + 0.5);
  });

  await page.goto("/");
  await test.step("it comes after 500 px, leads to the calendar, and once dismissed stays away", async () => {
    await scrollTo(500);
    await expect(bar).toBeHidden();
    await scrollTo(501);
    await expect(bar).toBeVisible();
    await expect(bar.getByRole("link", { name: "Book Your Free Strategy Call" })).toHaveAttribute(
      "href",
      "/contact?calendar#schedule",
    );
    await scrollTo(100);
    await expect(bar).toBeHidden();
    await scrollTo(900);
    await bar.getByRole("button", { name: banner.dismiss }).tap();
    await expect(bar).toBeHidden();
    await scrollTo(1200);
    await expect(bar).toBeHidden();

    await page.reload();
    await scrollTo(1000);
    await page.waitForTimeout(300);
    await expect(bar).toBeHidden();
  });

  await scrollTo(0);
  await test.step("the menu opens, closes with Escape, and closes when it has led somewhere", async () => {
    const menu = page.getByRole("navigation", { name: "Main" });
    const toggle = page.getByRole("button", { name: "Menu" });
    await expect(menu).toBeHidden();
    await toggle.tap();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.tap();
    await menu.getByRole("link", { name: "Results" }).tap();
    await expect(page).toHaveURL("/results");
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(menu).toBeHidden();
  });
});
