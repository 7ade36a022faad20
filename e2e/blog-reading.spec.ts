import { expect, type Page } from "playwright/test";
import { content } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";
import { visitAndKeep } from "./fixtures/worker-visit.ts";

const [newest] = content.posts;
if (!newest) throw new Error("web/content/posts is empty");

const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });

test("sharing: the clean address in the clipboard, or shown where that refuses, or the device's own way", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "share", { value: undefined, configurable: true });
  });
  await page.goto(`${newest.path}?utm_source=card#x`);
  const address = new URL(newest.path, page.url()).href;
  const button = page.getByRole("button", { name: "Share This Article" });

  await test.step("a device that has no sharing of its own copies the clean address", async () => {
    await button.click();
    await expect(page.getByText("Link copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });

  await test.step("where the clipboard refuses, the address is shown", async () => {
    await page.evaluate(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new Error("refused"));
    });
    await button.click();
    await expect(page.getByText(`Copy the link from here: ${address}`)).toBeVisible();
  });

  await test.step("a device that has its own sharing uses it", async () => {
    await page.evaluate(() => {
      Object.defineProperty(Navigator.prototype, "share", {
        value: async (data: ShareData) => {
          document.title = `shared ${data.title} ${data.url}`;
        },
      });
      // What the other way would say would be seen.
      Clipboard.prototype.writeText = () => Promise.resolve();
    });
    await button.click();
    await expect(page).toHaveTitle(`shared ${newest.title} ${address}`);
    await expect(page.getByText("Copy the link from here:")).toHaveCount(0);
    await expect(page.getByText("Link copied.")).toHaveCount(0);
  });
});

test("feed readers find the feeds, and on paper there is the post and nothing to press", async ({
  page,
  request,
}) => {
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

  await page.emulateMedia({ media: "print" });
  for (const part of ["banner", "navigation", "complementary"] as const) {
    await expect(page.getByRole(part).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole("button", { name: "Share This Article" })).toBeHidden();
  await expect(mainHeading(page)).toBeVisible();
  const [first] = newest.faq;
  await expect(page.getByText(first?.answer ?? "")).toBeVisible();
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
