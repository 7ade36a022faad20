import { expect, type Page } from "playwright/test";
import { wakeIslands } from "./fixtures/client-start.ts";
import { closeGate, closeScriptGate } from "./fixtures/request-gate.ts";
import { content } from "./fixtures/site-content.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use(withMotion);

const [newest, second, third, fourth] = content.posts;
if (!newest || !second || !third || !fourth)
  throw new Error("web/content/posts has fewer than four posts");

const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });
const bodyOf = (slug: string) => `**/assets/${slug}-*.js`;

test("a post can be read before any script runs, and leads to its headings and its neighbors", async ({
  page,
}) => {
  const scripts = await closeScriptGate(page);
  await test.step("it can be read before any script runs", async () => {
    const answer = await page.goto(newest.path);
    expect(answer?.status()).toBe(200);
    await expect(mainHeading(page)).toHaveText(newest.title);
    const article = page.getByRole("article");
    for (const text of [newest.excerpt, newest.author, newest.dateText, newest.categoryLabel]) {
      await expect(article.getByText(text, { exact: true }).first()).toBeVisible();
    }
    for (const { text } of newest.headings) {
      const heading = article.getByRole("heading", { level: 2, name: text, exact: true });
      await expect(heading).toBeVisible();
    }
    for (const { question } of newest.faq) {
      await expect(page.locator("summary").getByText(question, { exact: true })).toBeVisible();
    }
    const band = page.getByRole("region", { name: content.blog.article.consultation.heading });
    for (const target of ["/contact?calendar#schedule", "/web-design"]) {
      await expect(band.locator(`a[href="${target}"]`)).toBeVisible();
    }
  });

  await test.step("the table of contents leads to the headings", async () => {
    scripts.open();
    await page.getByText("In this article", { exact: true }).click();
    const last = newest.headings.at(-1);
    await page.getByRole("link", { name: last?.text ?? "", exact: true }).click();
    await expect(page.locator(`#${last?.id}`)).toBeInViewport();
  });

  await test.step("previous and next lead through the posts, each with its own head", async () => {
    await wakeIslands(page);
    await page.getByRole("link", { name: /^Previous article/ }).click();
    await expect(mainHeading(page)).toHaveText(second.title);
    await expect(page).toHaveTitle(new RegExp(`^${second.title.replaceAll("?", "\\?")}`));
    await page.getByRole("link", { name: /^Next article/ }).click();
    await expect(mainHeading(page)).toHaveText(newest.title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `${content.site.origin}${newest.path}`,
    );
  });
});

test("a post on its way shows a skeleton; one that does not arrive the not-found view, and can be tried again", async ({
  page,
  problems,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const readMore = (title: string) => page.getByRole("link", { name: `Read More ${title}` });
  await page.goto("/blog");
  await wakeIslands(page);

  await test.step("one on its way has a skeleton first, and then the focus on its heading", async () => {
    const body = await closeGate(page, bodyOf(second.slug));
    await readMore(second.title).click();
    await expect(mainHeading(page)).toHaveText("Loading...");
    expect(new URL(page.url()).pathname).toBe(second.path);
    body.open();
    await expect(mainHeading(page)).toHaveText(second.title);
    await expect(mainHeading(page)).toBeFocused();
    await page.goBack();
    problems.expectNone();
  });

  await test.step("one that does not arrive shows the not-found view, is logged, and can be tried again", async () => {
    problems.expect(/Failed to load|dynamically imported module/);
    await page.route(bodyOf(third.slug), (route) => route.abort());
    await readMore(third.title).click();
    await expect(mainHeading(page)).toHaveText("Post Not Found");
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    expect(logged.some((text) => text.startsWith("Failed to load post"))).toBe(true);
    expect(new URL(page.url()).pathname).toBe(third.path);

    await page.getByRole("link", { name: "Back to Blog" }).click();
    await expect(mainHeading(page)).toHaveText(content.blog.heading);
    await page.unroute(bodyOf(third.slug));
    await readMore(third.title).click();
    await expect(mainHeading(page)).toHaveText(third.title);
  });

  await test.step("Try Again opens the post from the server", async () => {
    await page.goBack();
    await page.route(bodyOf(fourth.slug), (route) => route.abort());
    await readMore(fourth.title).click();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(mainHeading(page)).toHaveText(fourth.title);
  });
});

test("an unknown post is a real 404 that says what is missing, also for a link to one in the blog", async ({
  page,
  problems,
}) => {
  await test.step("it is a real 404", async () => {
    problems.expect(/status of 404/);
    const answer = await page.goto("/blog/no-such-post");
    expect(answer?.status()).toBe(404);
    await expect(mainHeading(page)).toHaveText("Post Not Found");
    await expect(page).toHaveTitle(/^Post Not Found/);
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      "content",
      "noindex,nofollow",
    );
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await expect(mainHeading(page)).toHaveText(content.blog.heading);
  });

  await test.step("a link to one from the blog, once it runs, asks the server too", async () => {
    problems.expectNone();
    problems.expect(/status of 404/);
    await wakeIslands(page);
    await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      const link = document.createElement("a");
      link.href = "/blog/no-such-post";
      link.textContent = "A link of yesterday";
      heading.after(link);
    });
    await page.getByRole("link", { name: "A link of yesterday" }).click();
    await expect(mainHeading(page)).toHaveText("Post Not Found");
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
  });
});
