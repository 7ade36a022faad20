import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import { test } from "./fixtures/editor.ts";

test("says in place of the preview that a page is off the site", async ({ page, editor }) => {
  const name = "pages/fundraiser.yaml";
  const before = editor.text(name);
  const preview = page.getByRole("region", { name: "The page" });
  await editor.show(page, name);
  await expect(preview.locator("iframe")).toBeVisible();
  writeFileSync(join(editor.folder, name), before.replace("\npath:", "\npublish: no\npath:"));
  await editor.show(page, name);
  await expect(preview).toContainText("isn't on the site");
  await expect(preview.locator("iframe")).toHaveCount(0);
  await editor.show(page, "site.yaml");
  const pages = preview.getByLabel("Seen on").getByRole("option");
  await expect(pages.filter({ hasText: "Home" })).toHaveCount(1);
  await expect(pages.filter({ hasText: "Fundraiser" })).toHaveCount(0);
  writeFileSync(join(editor.folder, name), before);
});
