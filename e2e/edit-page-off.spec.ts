import { expect } from "playwright/test";
import { said, save, test } from "./fixtures/editor.ts";

test("says instead of a preview that a page isn't on the site", async ({ page, editor }) => {
  const name = "pages/fundraiser.yaml";
  const before = editor.text(name);
  const preview = page.getByRole("region", { name: "The page" });
  await editor.show(page, name);
  await expect(preview.locator("iframe")).toBeVisible();
  await page.getByText("More, if you want").click();
  const isOn = page.getByLabel("On the site", { exact: true });
  await expect(isOn).toBeChecked();
  await isOn.uncheck();
  await save(page);
  await expect(said(page)).toHaveText("Saved: Fundraiser.");
  await expect(preview).toContainText("isn't on the site");
  await expect(preview.locator("iframe")).toHaveCount(0);
  await editor.show(page, "site.yaml");
  const pages = preview.getByLabel("Seen on").getByRole("option");
  await expect(pages.filter({ hasText: "Home" })).toHaveCount(1);
  await expect(pages.filter({ hasText: "Fundraiser" })).toHaveCount(0);
  await editor.show(page, name);
  await page.getByText("More, if you want").click();
  await isOn.check();
  await save(page);
  await expect(preview.locator("iframe")).toBeVisible();
  expect(editor.text(name)).toBe(before);
});
