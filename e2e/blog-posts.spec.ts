import { expect, type Page } from "playwright/test";
import { wakeIslands } from "./fixtures/client-start.ts";
import { closeGate } from "./fixtures/request-gate.ts";
import { content } from "./fixtures/site-content.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use(withMotion);

const [newest, second, third, fourth] = content.posts;
if (!newest || !second || !third || !fourth)
  throw new Error("web/content/posts has fewer than four posts");

const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });
const bodyOf = (slug: string) => `**/assets/${slug}-*.js`;

test("shows a skeleton for a slow post and a retry for a failed one", async ({
  page,
  problems,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const readMore = (title: string) => page.getByRole("link", { name: `Read More ${title}` });
  await page.goto("/blog");
  await wakeIslands(page);

  await test.step("shows a skeleton first, then focuses the post's heading", async () => {
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

  await test.step("shows Post Not Found and logs the error when a post fails to load", async () => {
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

  await test.step("opens the post from the server on Try Again", async () => {
    await page.goBack();
    await page.route(bodyOf(fourth.slug), (route) => route.abort());
    await readMore(fourth.title).click();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(mainHeading(page)).toHaveText(fourth.title);
  });

  await test.step("asks the server for a link to an unknown post", async () => {
    await page.goBack();
    await expect(mainHeading(page)).toHaveText(content.blog.heading);
    problems.expect(/status of 404/);
    await mainHeading(page).evaluate((heading) => {
      const link = document.createElement("a");
      link.href = "/blog/no-such-post";
      link.textContent = "A link of yesterday";
      heading.after(link);
    });
    await page.getByRole("link", { name: "A link of yesterday" }).click();
    await expect(mainHeading(page)).toHaveText("Post Not Found");
    await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
  });
});
