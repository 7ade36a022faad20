import { expect, type Page } from "playwright/test";
import { closeScriptGate } from "./fixtures/request-gate.ts";
import { content } from "./fixtures/site-content.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use(withMotion);

const listed = content.posts.filter((post) => post.listed);

const searchBox = (page: Page) => page.getByPlaceholder("Search blog posts...");
const category = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const cards = (page: Page) => page.getByRole("article");
const cardTitles = (page: Page) => cards(page).getByRole("heading", { level: 3 });
const featured = (page: Page) => page.getByRole("region", { name: "Featured Article" });
const status = (page: Page) => page.getByRole("status");
const query = (page: Page) => new URL(page.url()).search;

/** The titles that a filter must leave: those with the text in title, excerpt or a tag, and the category. */
function expectedTitles(search: string, name?: string): string[] {
  const wanted = search.toLowerCase();
  return listed
    .filter((post) => name === undefined || post.category === name)
    .filter((post) =>
      [post.title, post.excerpt, ...post.tags].some((text) => text.toLowerCase().includes(wanted)),
    )
    .map(({ title }) => title);
}

/** Every post with what belongs to it. */
async function expectListing(page: Page) {
  await expect(cardTitles(page)).toHaveText(listed.map(({ title }) => title));
  const [first] = listed;
  await expect(featured(page).getByRole("heading", { level: 3 })).toHaveText(first?.title ?? "");
  for (const [index, post] of listed.entries()) {
    const card = cards(page).nth(index);
    await expect(card).toContainText(post.excerpt);
    await expect(card).toContainText(post.readTime);
    await expect(card.locator("time")).toHaveText(post.dateText);
    await expect(card.getByRole("listitem")).toHaveText(post.tags.slice(0, 3));
    await expect(card.getByRole("link", { name: /^Read More/ })).toHaveAttribute("href", post.path);
    await expect(card.locator("img")).toHaveAttribute("alt", post.picture.alt);
  }
}

/** The specification's names and counts. */
async function expectCategories(page: Page) {
  await expect(page.getByRole("group", { name: "Categories" }).getByRole("button")).toHaveText([
    "All Posts (12)",
    "Web Design Tips (4)",
    "Local Business Spotlight (3)",
    "South Jersey Marketing (3)",
    "SEO Guides (2)",
  ]);
  await expect(category(page, "All Posts (12)")).toHaveAttribute("aria-pressed", "true");
}

async function expectSidebar(page: Page) {
  const aside = page.getByRole("complementary");
  await expect(aside.getByRole("link", { name: "Get Free Consultation" })).toHaveAttribute(
    "href",
    "/contact?calendar#schedule",
  );
  const recent = aside.locator("section").filter({ hasText: "Recent Posts" });
  await expect(recent.getByRole("link")).toHaveText(listed.slice(1, 4).map(({ title }) => title));
  for (const [index, post] of listed.slice(1, 4).entries()) {
    const tags = recent.locator("ul ul").nth(index).getByRole("listitem");
    await expect(tags).toHaveText(post.tags.slice(0, 2));
  }
  await expect(aside.getByRole("heading", { name: "Start Your Project" })).toBeVisible();
  const areas = aside.locator("section").filter({ hasText: "Service Areas" });
  const targets = await areas
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).toEqual([
    "/web-design-cherry-hill",
    "/web-design-haddonfield",
    "/web-design-voorhees",
    "/web-design-medford",
    "/web-design-marlton",
    "/web-design-berlin",
    "/web-design",
  ]);
  await expect(areas.getByRole("link", { name: "View All Locations" })).toBeVisible();
}

test("the listing, its categories and the sidebar are whole before any script runs, and what is typed and chosen then is done later", async ({
  page,
}) => {
  const gate = await closeScriptGate(page);
  await page.goto("/blog");
  await test.step("every post is listed", () => expectListing(page));
  await test.step("category buttons carry names and counts", () => expectCategories(page));
  await test.step("the sidebar leads on", () => expectSidebar(page));
  await test.step("what was typed and chosen before the script came is done when it is there", async () => {
    await searchBox(page).fill("south jersey");
    await category(page, "SEO Guides (2)").click();
    gate.open();
    await expect(cardTitles(page)).toHaveText(expectedTitles("south jersey", "seo-guides"));
    await expect(searchBox(page)).toHaveValue("south jersey");
  });
});

test("search and category work alone and together, and Back takes them back", async ({ page }) => {
  await page.goto("/blog");
  await test.step("search finds a part of a title, of an excerpt and of a tag, whatever the case", async () => {
    for (const search of ["TOO SLOW", "cherry hill REST", "hungry person", "downtown"]) {
      await searchBox(page).fill("");
      await searchBox(page).pressSequentially(search);
      const titles = expectedTitles(search);
      expect(titles, `posts with "${search}"`).not.toEqual([]);
      await expect(cardTitles(page)).toHaveText(titles);
      await expect(featured(page)).toHaveCount(0);
      await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(search);
    }
    await searchBox(page).fill("");
    await expect(cards(page)).toHaveCount(listed.length);
  });

  await test.step("search and category work together, and nothing found says so", async () => {
    await category(page, "Local Business Spotlight (3)").click();
    await expect(cardTitles(page)).toHaveText(expectedTitles("", "local-business"));
    await expect(featured(page)).toHaveCount(0);
    await expect(status(page)).toHaveText("3 articles in Local Business Spotlight");

    await searchBox(page).fill("berlin");
    await expect(cardTitles(page)).toHaveText(expectedTitles("berlin", "local-business"));
    await expect(status(page)).toHaveText(
      "1 article matching “berlin” in Local Business Spotlight",
    );

    await searchBox(page).fill("zeppelin");
    await expect(page.getByRole("heading", { name: "No posts found" })).toBeVisible();
    await expect(page.getByText("Try adjusting your search or category filter.")).toBeVisible();
    await expect(status(page)).toContainText("0 articles");
    await expect(page).toHaveURL("/blog?category=local-business&q=zeppelin");

    await page.getByRole("button", { name: "Show All Posts" }).click();
    await expect(cards(page)).toHaveCount(listed.length);
    await expect(searchBox(page)).toHaveValue("");
    await expect(searchBox(page)).toBeFocused();
    expect(query(page)).toBe("");
  });

  await test.step("Back takes a category back, and the box follows the address", async () => {
    await searchBox(page).fill("local");
    await category(page, "SEO Guides (2)").click();
    await expect(cardTitles(page)).toHaveText(expectedTitles("local", "seo-guides"));
    await searchBox(page).fill("town");
    await expect(cardTitles(page)).toHaveText(expectedTitles("town", "seo-guides"));
    await expect(page).toHaveURL(/q=town/);
    await page.goBack();
    await expect(searchBox(page)).toHaveValue("local");
    await expect(cardTitles(page)).toHaveText(expectedTitles("local"));
    await page.goForward();
    await expect(searchBox(page)).toHaveValue("town");
    await expect(cardTitles(page)).toHaveText(expectedTitles("town", "seo-guides"));
  });
});

test("the address follows when typing rests, not with each letter", async ({ page }) => {
  await page.addInitScript(() => {
    const { replaceState } = history;
    Reflect.set(window, "written", 0);
    history.replaceState = (...values) => {
      Reflect.set(window, "written", Reflect.get(window, "written") + 1);
      return replaceState.apply(history, values);
    };
  });
  const written = () => page.evaluate(() => Reflect.get(window, "written"));
  await page.clock.install();
  await page.goto("/blog");
  await searchBox(page).focus();
  await expect(page.locator('[data-island="reader"]').first()).toHaveAttribute("data-ready", "");
  const before = await written();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await searchBox(page).pressSequentially("south jersey");
  await expect(cardTitles(page)).toHaveText(expectedTitles("south jersey"));
  expect(await written()).toBe(before);
  await page.clock.runFor(300);
  await expect(page).toHaveURL("/blog?q=south+jersey");
  expect(await written()).toBe(before + 1);
});

test("a filter in the address survives reload, a read post and Back, until the link to the blog takes it away", async ({
  page,
}) => {
  await page.goto("/blog?q=south+jersey&category=web-design");
  const titles = expectedTitles("south jersey", "web-design");
  await expect(cardTitles(page)).toHaveText(titles);
  await expect(searchBox(page)).toHaveValue("south jersey");
  await expect(category(page, "Web Design Tips (4)")).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(cardTitles(page)).toHaveText(titles);

  await cards(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[0] ?? "");
  const blogLink = page.getByRole("banner").getByRole("link", { name: "Blog" });
  await expect(blogLink).not.toHaveAttribute("aria-current");
  await page.goBack();
  await expect(cardTitles(page)).toHaveText(titles);
  await expect(searchBox(page)).toHaveValue("south jersey");
  await expect(blogLink).toHaveAttribute("aria-current", "page");

  await blogLink.click();
  await expect(cards(page)).toHaveCount(listed.length);
  await expect(searchBox(page)).toHaveValue("");

  // The caret stays where one types.
  await searchBox(page).pressSequentially("berlin");
  await expect(status(page)).toContainText("berlin");
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("xyz", { delay: 30 });
  await expect(searchBox(page)).toHaveValue("bexyzrlin");
  const caret = await searchBox(page).evaluate((box) =>
    box instanceof HTMLInputElement ? box.selectionStart : undefined,
  );
  expect(caret).toBe(5);
  await expect(searchBox(page)).toBeFocused();
});
