import { expect, type Page } from "@playwright/test";
import { builtPages } from "./fixtures/built-pages.ts";
import { expectNoPageLoad, startClient } from "./fixtures/client-start.ts";
import { content } from "./fixtures/site-content.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use(withMotion);

const { navigation } = content.site;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("the top navigation and the footer are those of the specification", async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link")).toHaveText([
    "Services",
    "About",
    "Results",
    "Web Design",
    "AI Automation",
    "Growth Services",
    "Blog",
    "Book Free Call",
  ]);
  await expect(menu.getByRole("link", { name: "Book Free Call" })).toHaveAttribute(
    "href",
    "/contact",
  );
  const footer = page.getByRole("contentinfo");
  const { email, social } = content.site;
  await expect(footer.getByRole("link", { name: email })).toHaveAttribute(
    "href",
    `mailto:${email}`,
  );
  await expect(footer.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
  await expect(footer.getByRole("link", { name: "Facebook" })).toHaveAttribute(
    "href",
    social.facebook,
  );
  await expect(footer.getByRole("link", { name: "Instagram" })).toHaveAttribute(
    "href",
    social.instagram,
  );
});

test("every link of this site leads to a page that is there", async ({ request }) => {
  const targets = new Set<string>();
  for (const path of builtPages) {
    const html = await (await request.get(path)).text();
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)) targets.add(href);
  }
  expect([...targets]).toEqual(expect.arrayContaining(navigation.top.slice(1).map(({ to }) => to)));
  const wrong: string[] = [];
  for (const path of targets) {
    const status = (await request.get(path, { maxRedirects: 0 })).status();
    if (status !== 200) wrong.push(`${path} answers ${status}`);
  }
  expect(wrong).toEqual([]);
});

test("a link shows the next page from its top, with the focus on its heading", async ({ page }) => {
  await page.goto("/");
  await startClient(page);
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
  await expectNoPageLoad(page, async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await expect(page).toHaveTitle(
      content.pages.find(({ path }) => path === "/about")?.title ?? "",
    );
  });
  expect(await scrolled(page)).toBe(0);
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

for (const { reducedMotion, fades } of [
  { reducedMotion: "no-preference", fades: 1 },
  { reducedMotion: "reduce", fades: 0 },
] as const) {
  test(`the next page fades in ${fades} times with motion "${reducedMotion}"`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    await startClient(page);
    await page.evaluate(() => {
      const begin = document.startViewTransition.bind(document);
      const finished: Promise<unknown>[] = [];
      document.startViewTransition = (callback) => {
        const transition = begin(callback);
        finished.push(transition.finished);
        return transition;
      };
      Reflect.set(window, "fades", finished);
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await expect(heading(page)).toBeFocused();
    // A fade that never ended would leave the page without answers to the pointer.
    const ended = page.evaluate(
      async () => (await Promise.all(Reflect.get(window, "fades"))).length,
    );
    expect(await ended).toBe(fades);
    expect(await scrolled(page)).toBe(0);
  });
}

test("Services leads to its section, on Home and from another page", async ({ page }) => {
  const services = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Services", exact: true });
  await page.goto("/");
  await startClient(page);
  await services.click();
  await expect(page).toHaveURL("/#services");
  await expect(page.locator("#services h2")).toBeInViewport();

  await page.goto("/about");
  await startClient(page);
  await expectNoPageLoad(page, async () => {
    await services.click();
    await expect(page).toHaveURL("/#services");
    await expect(page.locator("#services h2")).toBeInViewport();
  });
});

test("a link to an anchor leaves the page as it is: nothing disappears, nothing is drawn anew", async ({
  page,
}) => {
  await page.goto("/");
  await startClient(page);
  const before = await page.locator("main > section").first().elementHandle();
  await page.evaluate(() => {
    const main = document.querySelector("main");
    if (!main) return;
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => removedNodes.length > 0))
        Reflect.set(window, "lost", true);
    });
    observer.observe(main, { childList: true });
  });
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Services" })
    .first()
    .click();
  await expect(page.locator("#services h2")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => Reflect.get(window, "lost"))).toBeUndefined();
  expect(await before?.evaluate((section) => section.isConnected)).toBe(true);
});

test("the logo on Home leads to its top, without a page load", async ({ page }) => {
  await page.goto("/#faq");
  await startClient(page);
  await expectNoPageLoad(page, async () => {
    await page.getByRole("banner").getByRole("link", { name: content.site.name }).click();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page).toHaveURL("/");
    await expect(heading(page)).toBeFocused();
  });
});

test("an address with an anchor opens at that section", async ({ page }) => {
  await page.goto("/#faq");
  await expect(page.locator("#faq h2")).toBeInViewport();
  await startClient(page);
  await expect(page.locator("#faq h2")).toBeInViewport();
});

test("the first Tab stop skips to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("the link of the page one is on says so", async ({ page }) => {
  await page.goto("/about");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.locator('[aria-current="page"]')).toHaveText("About");
});
