import { expect, type Page } from "playwright/test";
import { screens } from "../tests/page-checks/screen-widths.ts";
import { showOn } from "./fixtures/accessibility.ts";
import { wakeIslands } from "./fixtures/client-start.ts";
import { expectClearControls } from "./fixtures/control-kinds.ts";
import { newEmail, ShortForm } from "./fixtures/short-form.ts";
import { content } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";

const { lightWhenNarrow, darkWhenNarrow } = screens;
const phones = [lightWhenNarrow[0], darkWhenNarrow[0]] as const;

async function expectClearOnPhones(page: Page, name: string, within: string): Promise<void> {
  for (const screen of phones) {
    await showOn(page, screen);
    await expectClearControls(page, `${name}, ${screen.colorScheme}`, { within });
  }
}

test("shows focus and hover in the menu, the banner and a toast", async ({ page }) => {
  await showOn(page, phones[0]);
  const form = new ShortForm(page, "/web-design");
  await form.open();
  await wakeIslands(page);

  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectClearOnPhones(page, "menu", "[popover]");
  await page.keyboard.press("Escape");

  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await expect(page.getByRole("complementary", { name: content.site.banner.text })).toBeVisible();
  await expectClearOnPhones(page, "banner", `aside[aria-label="${content.site.banner.text}"]`);

  await form.fill(newEmail());
  await form.button.click();
  // Hovering pauses the toast's timer.
  await form.toasts.hover();
  await expectClearOnPhones(page, "toast", "[data-scope=toast]");
});
