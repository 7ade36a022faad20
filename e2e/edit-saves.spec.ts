import { expect } from "playwright/test";
import { said, save, test } from "./fixtures/editor.ts";

// All tests share one dev server.
test.describe.configure({ mode: "default" });

test("keeps what is typed during a save", async ({ page, editor }) => {
  await editor.show(page, "testimonials.yaml", "0");
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Dana Ruiz");
  await page.route(
    "**/edit/api/save",
    (route) => name.fill("Bo Bell").then(() => route.continue()),
    { times: 1 },
  );
  await save(page);
  await expect(said(page)).toHaveText("Saved: Testimonials.");
  await expect(name).toHaveValue("Bo Bell");
  expect(editor.text("testimonials.yaml")).toContain("author: Dana Ruiz\n");
  await save(page);
  await expect.poll(() => editor.text("testimonials.yaml")).toContain("author: Bo Bell\n");
});

test("warns the second window and keeps its text", async ({ page, context, editor }) => {
  const other = await context.newPage();
  await editor.show(page, "testimonials.yaml", "0");
  await editor.show(other, "testimonials.yaml", "0");
  await page.getByLabel("Name", { exact: true }).fill("Dana Ruiz");
  await other.getByLabel("What the customer does").fill("Owner of Ruiz Landscaping");

  await save(page);
  await expect(said(page)).toHaveText("Saved: Testimonials.");
  const saved = editor.text("testimonials.yaml");
  await save(other);
  await expect(said(other)).toContainText("Not saved: this was changed in another window");
  expect(editor.text("testimonials.yaml")).toBe(saved);
  await expect(other.getByLabel("What the customer does")).toHaveValue("Owner of Ruiz Landscaping");

  await other.getByRole("button", { name: "Load the newer version and keep my changes" }).click();
  await expect(other.getByLabel("Name", { exact: true })).toHaveValue("Dana Ruiz");
  await save(other);
  await expect(said(other)).toHaveText("Saved: Testimonials.");
  const text = editor.text("testimonials.yaml");
  expect(text).toContain("author: Dana Ruiz");
  expect(text).toContain("role: Owner of Ruiz Landscaping");
});

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
