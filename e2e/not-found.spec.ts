import { expect } from "@playwright/test";
import { startClient } from "./fixtures/client-start.ts";
import { sectionsOf } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";

const heading = sectionsOf("/404").find(({ kind }) => kind === "hero")?.heading ?? "no hero";
const missing = /Failed to load resource: .*404/;

test("an address that leads nowhere is answered with 404 and a way on", async ({
  page,
  problems,
}) => {
  problems.expect(missing);
  for (const path of [
    "/no-such-page",
    "/web-design-nowhere",
    "/web-design/cherry-hill",
    "/%E2%9C%93",
  ]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      "content",
      "noindex,nofollow",
    );
  }
  await page.getByRole("main").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
});

test("a wrong link inside the app shows the same page, kept out of search engines", async ({
  page,
}) => {
  await page.goto("/");
  await startClient(page);
  // A link the owner might mistype.
  await page.locator("footer a", { hasText: "About" }).evaluate((link) => {
    history.pushState(null, "", "/abuot");
    history.pushState(null, "", "/");
    link.dispatchEvent(new Event("pointerover", { bubbles: true }));
    history.back();
  });
  await expect(page).toHaveURL("/abuot");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex,nofollow");
  await expect(page.locator('meta[name="robots"]')).toHaveCount(1);

  await page.getByRole("main").getByRole("link", { name: "Go to the Home Page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});
