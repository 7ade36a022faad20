import { expect, type Locator } from "playwright/test";
import { nextFrame } from "./fixtures/next-frame.ts";
import { content } from "./fixtures/site-content.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use({
  ...withMotion,
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
});

const { banner, phone } = content.site;
const callName = `Call ${phone.display}`;

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("not on the screen");
  return box;
}

test("calls our number from the header, the menu and the banner", async ({ page }) => {
  const called = `tel:${phone.number}`;
  await page.goto("/");
  const header = page.getByRole("banner");
  const glyph = header.getByRole("link", { name: callName });
  await expect(glyph).toHaveAttribute("href", called);
  const toggle = page.getByRole("button", { name: "Menu" });
  const [phoneBox, menuBox] = [await boxOf(glyph), await boxOf(toggle)];
  expect(Math.min(phoneBox.width, phoneBox.height)).toBeGreaterThanOrEqual(44);
  expect(phoneBox.y + phoneBox.height / 2).toBeCloseTo(menuBox.y + menuBox.height / 2, 0);
  expect(menuBox.x - phoneBox.x - phoneBox.width).toBeGreaterThanOrEqual(8);

  await toggle.tap();
  const menu = page.locator("[popover]");
  await expect(menu.getByRole("link").first()).toHaveAttribute("href", called);
  await expect(menu.getByRole("link").first()).toContainText(callName);
  await page.keyboard.press("Escape");

  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  const bar = page.getByRole("complementary", { name: banner.text });
  const call = bar.getByRole("link", { name: callName });
  await expect(call).toHaveAttribute("href", called);
  const [left, right] = [
    await boxOf(call),
    await boxOf(bar.getByRole("link", { name: banner.action.label })),
  ];
  expect(right.y).toBeCloseTo(left.y, 0);
  expect(Math.abs(right.width - left.width)).toBeLessThan(24);
  expect(Math.min(left.height, right.height)).toBeGreaterThanOrEqual(44);
  // Both halves and the dismiss button are one row.
  expect((await boxOf(bar)).height).toBeLessThan(90);
});

test("shows the banner on scrolling, and opens and closes the menu", async ({ page }) => {
  const bar = page.getByRole("complementary", { name: banner.text });
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

  await test.step("shows the banner on scrolling, without a touch", async () => {
    await page.goto("/about");
    await scrollTo(900);
    await expect(bar).toBeVisible();

    // At the end of the page, the banner covers no words: it's over the footer's last, empty part.
    await scrollTo(1e6);
    const last = await boxOf(page.getByRole("contentinfo").getByRole("link").last());
    expect(last.y + last.height).toBeLessThanOrEqual((await boxOf(bar)).y + 0.5);
  });

  await page.goto("/");
  await test.step("shows the banner after 500 px, and hides it once dismissed", async () => {
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
    // By then, the banner would have reacted to the scrolling.
    await nextFrame(page);
    await nextFrame(page);
    await expect(bar).toBeHidden();
  });

  await scrollTo(0);
  await test.step("opens the menu, and closes it with Escape and after a link", async () => {
    const menu = page.getByRole("navigation", { name: "Main" });
    const toggle = page.getByRole("button", { name: "Menu" });
    await expect(menu).toBeHidden();
    await toggle.tap();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.tap();
    // Tab leads from its last link to the page, which the menu must not cover.
    await menu.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toBeVisible();
    await expect(menu).toBeHidden();
    await toggle.tap();
    await toggle.tap();
    await expect(menu).toBeHidden();
    await toggle.tap();
    await menu.getByRole("link", { name: "Results" }).tap();
    await expect(page).toHaveURL("/results");
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(menu).toBeHidden();
  });
});
