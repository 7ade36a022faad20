import { expect, type Page } from "@playwright/test";
import { content } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";
import { visitAndKeep } from "./fixtures/worker-visit.ts";

const [newest] = content.posts;
if (!newest) throw new Error("web/content/posts is empty");

const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("sharing", () => {
  test("copies the clean address where the device has no sharing of its own", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "share", { value: undefined });
    });
    await page.goto(`${newest.path}?utm_source=card#x`);
    await page.getByRole("button", { name: "Share this article" }).click();
    await expect(page.getByText("The link is copied.")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(newest.path, page.url()).href);
  });

  test("uses the device's own sharing where there is one", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "share", {
        value: async (data: ShareData) => {
          document.title = `shared ${data.title} ${data.url}`;
        },
      });
    });
    await page.goto(newest.path);
    await page.getByRole("button", { name: "Share this article" }).click();
    await expect(page).toHaveTitle(`shared ${newest.title} ${new URL(newest.path, page.url())}`);
    await expect(page.getByText("The link is copied.")).toHaveCount(0);
  });

  test("shows the address where the clipboard refuses", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "share", { value: undefined });
      Clipboard.prototype.writeText = () => Promise.reject(new Error("refused"));
    });
    await page.goto(newest.path);
    await page.getByRole("button", { name: "Share this article" }).click();
    await expect(page.getByText(`Copy the address from here: ${page.url()}`)).toBeVisible();
  });
});

test("on paper there is the post and nothing to press", async ({ page }) => {
  await page.goto(newest.path);
  await page.emulateMedia({ media: "print" });
  for (const part of ["banner", "contentinfo", "navigation", "complementary"] as const) {
    await expect(page.getByRole(part).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole("button", { name: "Share this article" })).toBeHidden();
  await expect(mainHeading(page)).toBeVisible();
  const [first] = newest.faq;
  await expect(page.getByText(first?.answer ?? "")).toBeVisible();
});

test("feed readers find the feeds", async ({ page, request }) => {
  for (const path of ["/blog", newest.path]) {
    await page.goto(path);
    const feeds = page.locator('link[rel="alternate"]');
    for (const feed of await feeds.all()) {
      const answer = await request.get((await feed.getAttribute("href")) ?? "");
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toContain("xml");
      expect(await answer.text()).toContain(newest.title);
    }
    await expect(feeds).toHaveCount(2);
  }
});

test.describe("without a network, after one visit", () => {
  test.use({ serviceWorker: true });

  test("the listing opens, searches, and leads to a post", async ({ page, context, problems }) => {
    problems.expect(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/);
    await visitAndKeep(page, "/");
    await context.setOffline(true);
    await page.goto("/blog");
    await page.getByPlaceholder("Search blog posts...").fill(newest.title);
    // The list is filtered by now: before, it may move away under the pointer.
    await expect(page).toHaveURL(/\?q=/);
    await page.getByRole("link", { name: `Read More ${newest.title}` }).click();
    await expect(mainHeading(page)).toHaveText(newest.title);
    await page.getByRole("link", { name: /^Previous article/ }).click();
    await expect(mainHeading(page)).toHaveText(content.posts[1]?.title ?? "");
  });
});
