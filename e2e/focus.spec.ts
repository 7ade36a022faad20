import { expect, type Page } from "playwright/test";
import { expectRingsAboveText } from "./fixtures/summary-ring.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use(withMotion);

/** The focused element, if something else lies over the whole of it; "" otherwise. */
function coveredFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "";
    const corners = [...focused.getClientRects()].flatMap(({ left, right, top, bottom }) => [
      [left + 2, top + 2],
      [right - 2, bottom - 2],
      [(left + right) / 2, (top + bottom) / 2],
    ]);
    const seen = corners.some(([x = 0, y = 0]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (focused.contains(there) || there.contains(focused));
    });
    return seen ? "" : focused.outerHTML.slice(0, 120);
  });
}

// WCAG 2.2, 2.4.11: header and banner stick to the edges, and must not hide what has the focus.
test("the Tab key through /contact on a phone, forth and back, never goes under header or banner", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/contact");
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  await expect(page.getByRole("complementary")).toBeVisible();
  for (const key of ["Tab", "Shift+Tab"]) {
    let stops = 0;
    for (; stops < 150; stops += 1) {
      await page.keyboard.press(key);
      const left = await page.evaluate(() => document.activeElement === document.body);
      if (left && stops > 0) break;
      // Scrolling to it and the change of its style may take a moment.
      await expect.poll(() => coveredFocus(page)).toBe("");
    }
    expect(stops, key).toBeGreaterThan(20);
  }
});

test("whoever enters a page from its end sees what has the focus, also where the banner comes only then", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/contact");
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("contentinfo").locator(":focus")).toBeVisible();
    await expect(page.getByRole("complementary")).toBeVisible();
    await expect.poll(() => coveredFocus(page)).toBe("");
  }
});

test("the ring of what is unfolded leaves its text alone: questions, list of contents", async ({
  page,
}) => {
  for (const path of ["/", "/blog/camden-county-branding"]) {
    await page.goto(path);
    for (const summary of await page.locator("summary:visible").all()) await summary.click();
    await expectRingsAboveText(page, path);
  }
});
