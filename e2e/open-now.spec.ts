import { expect } from "playwright/test";
import { test } from "./fixtures/test.ts";

test("says that the business is open, until it closes", async ({ page }) => {
  // A Wednesday, 4:58 pm in New York. The hours are Monday to Friday, 9 am to 5 pm.
  await page.clock.install({ time: "2026-12-02T21:58:00Z" });
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(footer).toContainText("Monday to Friday");
  const before = await height();
  await page.clock.runFor(5_000);
  await expect(footer).toContainText("Open now, until 5\u00a0pm");
  expect(await height()).toBe(before);
  await page.clock.runFor(180_000);
  await expect(footer).toContainText("Monday to Friday, 9\u00a0am to 5\u00a0pm");
});
