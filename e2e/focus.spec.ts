import { expect, type Page } from "playwright/test";
import { gapsBelowRings } from "../tests/page-checks/rings.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use(withMotion);

/** Returns the focused element if something else covers all of it, or else "". */
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

// WCAG 2.2, 2.4.11: the header and the banner stick to the edges, and must not hide the focused element.
test("keeps the focus clear of header and banner with Tab on a phone", async ({ page }) => {
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
      // The scrolling and the change of style may take a moment.
      await expect.poll(() => coveredFocus(page)).toBe("");
    }
    expect(stops, key).toBeGreaterThan(20);
  }
});

test("shows the focus of a visitor who enters a page from its end", async ({ page }) => {
  // The banner may appear only then.
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

test("keeps the rings of open folds off their text", async ({ page }) => {
  for (const path of ["/", "/blog/camden-county-branding"]) {
    await page.goto(path);
    for (const summary of await page.locator("summary:visible").all()) await summary.click();
    // After a key press, the browser shows the focus even when a script sets it.
    await page.keyboard.press("Shift");
    const gaps = await page.evaluate(gapsBelowRings);
    expect(gaps.length, `unfolded: ${path}`).toBeGreaterThan(0);
    expect(gaps.filter(({ gap }) => gap < 0)).toEqual([]);
  }
});
