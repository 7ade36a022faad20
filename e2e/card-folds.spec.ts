import { expect } from "playwright/test";
import { wide } from "./fixtures/accessibility.ts";
import { test } from "./fixtures/test.ts";

test("on a phone a card opens what it lists with a touch or a key, elsewhere all is open", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const cards = page.locator("#industries li").filter({ has: page.locator("h3") });
  const [first, second] = await cards.all();
  if (!first || !second) throw new Error("there are no cards");
  const points = (card: typeof first) => card.locator("details li");

  await expect(points(first).first()).toBeHidden();
  await first.click();
  await expect(points(first).first()).toBeVisible();
  await expect(points(second).first()).toBeHidden();
  await first.locator("summary").click();
  await expect(points(first).first()).toBeHidden();

  await first.locator("summary").focus();
  await page.keyboard.press("Tab");
  await expect(second.locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(points(second).first()).toBeVisible();

  await page.setViewportSize(wide);
  await page.reload();
  for (const card of await cards.all()) {
    await expect(card.locator("summary")).toBeHidden();
    for (const point of await points(card).all()) await expect(point).toBeVisible();
  }
});
