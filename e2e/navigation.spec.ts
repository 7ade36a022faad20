import { expect, type Page } from "playwright/test";
import { expectNoPageLoad } from "./fixtures/client-start.ts";
import { content } from "./fixtures/site-content.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use(withMotion);

const { name: siteName } = content.site;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const logo = (page: Page) => page.getByRole("banner").getByRole("link", { name: siteName });
const menuOf = (page: Page) => page.getByRole("navigation", { name: "Main" });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** Has every page that is opened from now on tell whether it fades in. */
async function noteFades(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      Reflect.set(window, "fades", Reflect.get(event, "viewTransition") !== null);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, "fades"));
}

test("a fade that is cut short is no error of the page that is left or comes", async ({ page }) => {
  for (const type of ["pageswap", "pagereveal"]) {
    await page.goto("/");
    await page.evaluate((when) => sessionStorage.setItem("cut-short", when), type);
    await page.addInitScript(() => {
      const cut = (event: Event) => {
        if (sessionStorage.getItem("cut-short") !== event.type) return;
        const fade = Reflect.get(event, "viewTransition");
        sessionStorage.setItem("fade", fade ? "cut" : "none");
        fade?.skipTransition();
      };
      addEventListener("pageswap", cut);
      addEventListener("pagereveal", cut);
    });
    await page.reload();
    await menuOf(page).getByRole("link", { name: "Blog" }).click();
    await page.waitForURL("/blog");
    expect(await page.evaluate(() => sessionStorage.getItem("fade")), type).toBe("cut");
  }
});

test("the page behind a link is fetched while the link is still pressed, and not again when it opens", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("main").locator('a[href="/web-design"]').first().click({ delay: 500 });
  await page.waitForURL("/web-design");
  const delivery = await page.evaluate(() =>
    performance.getEntriesByType("navigation").map((entry) => Reflect.get(entry, "deliveryType")),
  );
  expect(delivery).toEqual(["navigational-prefetch"]);
});

test("the first Tab stop skips to the content, and a link fades to the top of the next page", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const footer = page.getByRole("contentinfo");
  await test.step("the first Tab stop skips to the content", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(main.getByRole("link").first()).toBeFocused();
  });

  const fades = await noteFades(page);
  await test.step("a link shows the next page from its top", async () => {
    await scrollTo(page, 3000);
    await footer.getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    const about = content.pages.find(({ path }) => path === "/about");
    await expect(page).toHaveTitle(about?.title ?? "");
    expect(await scrolled(page)).toBe(0);
    await expect.poll(fades).toBe(true);
  });

  await test.step("for who wants less motion nothing fades", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await scrollTo(page, 1000);
    await logo(page).click();
    await expect(page).toHaveURL("/");
    await expect.poll(fades).toBe(false);
    expect(await scrolled(page)).toBe(0);
  });
});

test("on Home anchors, the logo and Back move within the page and draw nothing anew; another page's Services link leads there too", async ({
  page,
}) => {
  const services = menuOf(page).getByRole("link", { name: "Services", exact: true });
  const servicesHeading = page.locator("#services h2");

  await test.step("an address with an anchor opens at that section", async () => {
    await page.goto("/#faq");
    await expect(page.locator("#faq h2")).toBeInViewport();
  });

  await test.step("the logo leads to the top, without a page load", () =>
    expectNoPageLoad(page, async () => {
      await logo(page).click();
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(page).toHaveURL("/");
      await expect(heading(page)).toBeFocused();
    }));

  await test.step("Services leads to its section, and Back from it; nothing is drawn anew", async () => {
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
    await services.click();
    await expect(page).toHaveURL("/#services");
    await expect(servicesHeading).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate(() => Reflect.get(window, "lost"))).toBeUndefined();
    expect(await before?.evaluate((section) => section.isConnected)).toBe(true);
  });

  await page.goto("/about");
  await test.step("the link of the page one is on says so", () =>
    expect(menuOf(page).locator('[aria-current="page"]')).toHaveText("About"));

  await test.step("Services leads to its section on Home", async () => {
    await services.click();
    await expect(page).toHaveURL("/#services");
    await expect(servicesHeading).toBeInViewport();
  });
});
