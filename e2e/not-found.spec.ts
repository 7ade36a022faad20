import { expect } from "playwright/test";
import { layoutShift, watchLayoutShift } from "./fixtures/layout-shift.ts";
import { sectionsOf } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";

const heading = sectionsOf("/404").find(({ kind }) => kind === "hero")?.heading ?? "no hero";

test("shows a way on for an unknown address and tells robots to skip it", async ({
  page,
  problems,
}) => {
  const robots = page.locator('meta[name="robots"]');
  const paths = ["/no-such-page", "/web-design-nowhere", "/web-design/cherry-hill", "/%E2%9C%93"];
  for (const path of paths) {
    problems.expect(new RegExp(`Failed to load resource: .*404.*${path}\\)$`));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(robots).toHaveAttribute("content", "noindex,nofollow");
  }
  await page.getByRole("main").getByRole("link", { name: "Send a Message" }).click();
  await expect(page).toHaveURL("/contact#message");

  await expect(robots).toHaveCount(0);
});

test("shows a missing post's own message without layout shifts", async ({ page, problems }) => {
  problems.expect(/Failed to load resource: .*404/);
  await watchLayoutShift(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const answer = await page.goto("/blog/no-such-post");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post Not Found");
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await layoutShift(page), `${width} px`).toEqual([]);
  }
  await expect(page).toHaveTitle(/^Post Not Found/);
  await expect(page.locator("title")).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex,nofollow");
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/blog");
});
