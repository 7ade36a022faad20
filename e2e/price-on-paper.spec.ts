import { expect } from "playwright/test";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("prints an added-up price with every line on one sheet", async ({ page }) => {
  // A test has no printer: the page stays as it is while it's printed.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto("/web-design-pricing");
  await page.getByRole("button", { name: "Add Up Your Price" }).click();
  const estimate = page.locator("section", {
    has: page.getByRole("button", { name: "Print This" }),
  });
  await expect(estimate).toBeVisible();
  const questions = estimate.getByRole("combobox");
  for (const question of await questions.all()) {
    await question.selectOption({ index: (await question.locator("option:enabled").count()) - 1 });
  }
  // The last number of pages is none.
  await questions.first().selectOption({ index: 1 });
  await expect(estimate.getByRole("listitem")).toHaveCount(await questions.count());
  await estimate.getByRole("button", { name: "Print This" }).click();
  const file = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
