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

/** Makes every page that is opened from now on tell whether it fades in. */
async function noteFades(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      Reflect.set(window, "fades", Reflect.get(event, "viewTransition") !== null);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, "fades"));
}

test("reports no error when a fade is cut short", async ({ page }) => {
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

test("prefetches the page while its link is pressed, and only once", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("main").locator('a[href="/web-design"]').first().click({ delay: 500 });
  await page.waitForURL("/web-design");
  const delivery = await page.evaluate(() =>
    performance.getEntriesByType("navigation").map((entry) => Reflect.get(entry, "deliveryType")),
  );
  expect(delivery).toEqual(["navigational-prefetch"]);
});

test("skips to the content on the first Tab stop, and fades to a new page", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const footer = page.getByRole("contentinfo");
  await test.step("skips to the content on the first Tab stop", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(main.getByRole("link").first()).toBeFocused();
  });

  const fades = await noteFades(page);
  await test.step("shows the next page from its top after a link", async () => {
    await scrollTo(page, 3000);
    await footer.getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    const about = content.pages.find(({ path }) => path === "/about");
    await expect(page).toHaveTitle(about?.title ?? "");
    expect(await scrolled(page)).toBe(0);
    await expect.poll(fades).toBe(true);
  });

  await test.step("fades nothing for a visitor who prefers less motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await scrollTo(page, 1000);
    await logo(page).click();
    await expect(page).toHaveURL("/");
    await expect.poll(fades).toBe(false);
    expect(await scrolled(page)).toBe(0);
  });
});

test("moves within Home by anchors, the logo and Back without a redraw", async ({ page }) => {
  const services = menuOf(page).getByRole("link", { name: "Services", exact: true });
  const servicesHeading = page.locator("#services h2");

  await test.step("opens an address with an anchor at its section", async () => {
    await page.goto("/#faq");
    await expect(page.locator("#faq h2")).toBeInViewport();
  });

  await test.step("scrolls to the top by the logo, without a page load", () =>
    expectNoPageLoad(page, async () => {
      await logo(page).click();
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(page).toHaveURL("/");
      await expect(heading(page)).toBeFocused();
    }));

  await test.step("leads to Services and back without redrawing anything", async () => {
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
  await test.step("marks the current page's link in the menu", () =>
    expect(menuOf(page).locator('[aria-current="page"]')).toHaveText("About"));

  await test.step("leads to the Services section of Home from another page", async () => {
    await services.click();
    await expect(page).toHaveURL("/#services");
    await expect(servicesHeading).toBeInViewport();
  });
});
