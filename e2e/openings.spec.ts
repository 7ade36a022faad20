import { expect } from "playwright/test";
import { content } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";

test("closes a fundraiser after its day, without a new build", async ({ page }) => {
  const main = page.getByRole("main");
  const tickets = main.getByRole("link", { name: "Get raffle tickets" });
  await page.clock.setFixedTime(content.site.fundraiser.prizesAnnounced);
  await page.goto("/fundraiser");
  const closes = await page.locator("template[data-closes]").getAttribute("data-closes");
  const atHour = (hours: number) => new Date(Date.parse(closes ?? "") + hours * 60 * 60 * 1000);
  await page.clock.setFixedTime(atHour(-1));
  await page.reload();
  await expect(page.locator("template[data-closes]")).toHaveCount(1);
  await expect(tickets.first()).toBeVisible();

  await page.clock.setFixedTime(atHour(1));
  await page.reload();
  await expect(main.getByRole("heading", { level: 1 })).toContainText("is closed");
  await expect(tickets).toHaveCount(0);
  await expect(main.getByText("Closed", { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "Ask about the next one" }).first()).toBeVisible();
});
