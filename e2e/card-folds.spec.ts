import { expect, type Locator } from "playwright/test";
import { wide } from "../tests/page-checks/screen-widths.ts";
import { test } from "./fixtures/test.ts";

test("folds cards on a phone and shows everything on a wide screen", async ({ page }) => {
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

/** Returns how far the part's middle is below its entry's upper edge, or undefined where the part isn't shown. */
function middles(items: Locator, selector: string): Promise<(number | undefined)[]> {
  return items.evaluateAll(
    (all, part) =>
      all.map((item) => {
        const box = item.querySelector(part)?.getBoundingClientRect();
        return box && Math.round(box.top + box.height / 2 - item.getBoundingClientRect().top);
      }),
    selector,
  );
}

test("lines up arrows with icons and keeps prices whole on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const rows = page.locator("main li:has(> a > svg):has(> div > span > svg)");
  expect(await rows.count()).toBeGreaterThan(5);
  expect(await middles(rows, ":scope > a > svg")).toEqual(
    await middles(rows, ":scope > div > span > svg"),
  );

  await page.goto("/web-design-pricing");
  const plans = page.locator("main li:has(> div p > span)").filter({ hasText: "Ask" });
  expect(await plans.count()).toBeGreaterThan(2);
  const amounts = page.locator("#scenarios li p span").filter({ hasText: "a year" });
  expect(await amounts.count()).toBe(4);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    for (const plan of await plans.all()) {
      const heading = plan.getByRole("heading");
      const price = plan.locator("p > span").first();
      const boxes = [heading, price, plan.locator("div").first()].map((part) => part.boundingBox());
      const [name, amount, head] = await Promise.all(boxes);
      if (!name || !amount || !head) throw new Error("a plan without a name or a price");
      const where = `${width} px, ${await heading.textContent()}`;
      expect.soft(amount.height, `broken: ${where}`).toBeLessThan(50);
      if (name.width + amount.width + 16 > head.width) continue;
      expect.soft(amount.x, `below its name: ${where}`).toBeGreaterThan(name.x + name.width);
    }
    // Expects no line break between an amount and its year.
    for (const amount of await amounts.all()) {
      const { height = 0 } = (await amount.boundingBox()) ?? {};
      expect.soft(height, `${await amount.textContent()}, ${width} px`).toBeLessThan(30);
    }
  }
});
