import { expect } from "playwright/test";
import { test } from "./fixtures/test.ts";

test("says that the business is open, until it closes", async ({ page }) => {
  // A Wednesday, 4:58 pm in New York. The hours are Monday to Friday, 9 am to 5 pm.
  await page.clock.install({ time: "2026-12-02T21:58:00Z" });
  await page.goto("/contact");
  const footer = page.getByRole("contentinfo");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(footer).toContainText("Open now, until 5\u00a0pm");
  await expect(page.getByRole("main").getByText("Open now, until 5\u00a0pm")).toBeVisible();
  const inHeader = page.getByRole("banner").getByText("Open now, until 5\u00a0pm");
  await expect(inHeader).toBeVisible();
  const number = page.getByRole("banner").getByText("(856) 555-0142");
  const place = await number.boundingBox();
  const open = await height();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(footer).toContainText("Monday to Friday, 9\u00a0am to 5\u00a0pm");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(footer).toContainText("Open now, until 5\u00a0pm");

  // A translated line keeps its translation until the business closes.
  const line = footer.locator("[data-hours]");
  await line.evaluate((element) => {
    element.textContent = "Abierto";
  });
  await page.clock.runFor("01:00");
  await expect(line).toHaveText("Abierto");
  await page.clock.runFor("02:00");
  await expect(footer).toContainText("Monday to Friday, 9\u00a0am to 5\u00a0pm");
  expect(await height()).toBe(open);
  await expect(inHeader).toBeHidden();
  expect(await number.boundingBox()).toEqual(place);
});
