import { expect, type Page } from "playwright/test";
import { wakeIslands } from "./fixtures/client-start.ts";
import { closeScriptGate } from "./fixtures/request-gate.ts";
import { content } from "./fixtures/site-content.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use(withMotion);

const listed = content.posts.filter((post) => post.listed);
const searchBox = (page: Page) => page.getByPlaceholder("Search blog posts...");
const category = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const cardTitles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 3 });

/** Returns the titles that a filter must leave: posts of the category with the text in title, excerpt or a tag. */
function expectedTitles(search: string, name: string): string[] {
  return listed
    .filter((post) => post.category === name)
    .filter((post) =>
      [post.title, post.excerpt, ...post.tags].some((text) => text.toLowerCase().includes(search)),
    )
    .map(({ title }) => title);
}

// tests/components/site/blog tests what the listing shows.
test("keeps an early search through a reload, a read post and Back", async ({ page }) => {
  // The visitor searches before the script has arrived.
  const gate = await closeScriptGate(page);
  await page.goto("/blog");
  await expect(cardTitles(page)).toHaveText(listed.map(({ title }) => title));
  await searchBox(page).fill("south jersey");
  await category(page, "Web Design Tips (4)").click();
  gate.open();
  const titles = expectedTitles("south jersey", "web-design");
  await expect(cardTitles(page)).toHaveText(titles);
  await expect(page).toHaveURL("/blog?q=south+jersey&category=web-design");

  await page.reload();
  await expect(cardTitles(page)).toHaveText(titles);
  await expect(searchBox(page)).toHaveValue("south jersey");
  await expect(category(page, "Web Design Tips (4)")).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[0] ?? "");
  const blogLink = page.getByRole("banner").getByRole("link", { name: "Blog" });
  await expect(blogLink).not.toHaveAttribute("aria-current");
  await page.goBack();
  await expect(cardTitles(page)).toHaveText(titles);
  await expect(searchBox(page)).toHaveValue("south jersey");
  await expect(blogLink).toHaveAttribute("aria-current", "page");

  await test.step("goes back one category on Back", async () => {
    await category(page, "SEO Guides (2)").click();
    await expect(cardTitles(page)).toHaveText(expectedTitles("south jersey", "seo-guides"));
    await page.goBack();
    await expect(cardTitles(page)).toHaveText(titles);
  });

  await blogLink.click();
  await expect(cardTitles(page)).toHaveCount(listed.length);
  await expect(searchBox(page)).toHaveValue("");
});

test("restores the filtered list's scroll position on Back", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/blog?category=web-design");
  await wakeIslands(page);
  await expect(cardTitles(page)).toHaveText(expectedTitles("", "web-design"));
  const card = page.getByRole("article").last().getByRole("link");
  await card.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const position = await scrolled();
  expect(position).toBeGreaterThan(700);
  await card.click();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(cardTitles(page)).toHaveText(expectedTitles("", "web-design"));
  await expect.poll(scrolled).toBe(position);
});

test("keeps the search and its result count in view above the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/blog");
  const box = searchBox(page);
  await box.click();
  await box.pressSequentially("menu");
  const count = page.getByRole("status").filter({ hasText: "“menu”" });
  await expect(count).toBeVisible();
  await expect(box).toBeInViewport({ ratio: 1 });
  const lowerEdge = async () => {
    const found = await count.boundingBox();
    return found ? found.y + found.height : Number.NaN;
  };
  // The phone's keyboard leaves about 400 px of the screen.
  await expect.poll(lowerEdge).toBeLessThan(400);
  await expect(box).toBeFocused();
});
