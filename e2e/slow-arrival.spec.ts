import { expect, type Page } from "playwright/test";
import { siteOrigin } from "./fixtures/environment.ts";
import { layoutShift, watchLayoutShift } from "./fixtures/layout-shift.ts";
import { test } from "./fixtures/site-copy-test.ts";

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

// One page with each kind of opening: trades, figures, form, buttons and facts, featured post, facts of a post; and the
// sign-in page.
const pages = [
  { path: "/", screen: desktop },
  { path: "/web-design-pricing", screen: desktop },
  { path: "/web-design-cherry-hill", screen: desktop },
  { path: "/blog", screen: desktop },
  { path: "/contact", screen: phone },
  { path: "/blog/marlton-local-seo-guide", screen: phone },
  { path: "/auth", screen: phone },
];

/** Elements that wait for their trade to be chosen. */
const notChosen = "[data-signature=trades] label:not(:has(:checked)) + div";

/** Returns the texts of elements that keep their place but aren't painted. */
function unseen(page: Page): Promise<string[]> {
  return page.locator("header *, main *").evaluateAll(
    (all, waiting) =>
      all
        .filter((one) => one.checkVisibility() && getComputedStyle(one).visibility === "hidden")
        .filter((one) => !one.closest(waiting))
        .map((one) => one.textContent),
    notChosen,
  );
}

test("moves nothing in view while a page arrives piece by piece", async ({ page, site }) => {
  site.isSlow = true;
  await watchLayoutShift(page);
  for (const { path, screen } of pages) {
    await page.setViewportSize(screen);
    await page.goto(`${site.origin}${path}`);
    expect(await layoutShift(page), path).toEqual([]);
    expect(await unseen(page), path).toEqual([]);
  }
});

test("waits for a slow sign-in page after signing out", async ({ page, site }) => {
  // The page's script is already on the device.
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  await page.route("**/__/firebase/init.*", async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await page.request.get(`${siteOrigin}${pathname}${search}`);
    await route.fulfill({ response });
  });
  for (const isSlow of [false, true]) {
    site.isSlow = isSlow;
    await page.goto(`${site.origin}/auth`);
    await page.evaluate(() => sessionStorage.setItem("sign-out-reason", '"signed-out"'));
    await page.reload();
    await expect(page.getByText("You're signed out.")).toBeVisible();
    await expect(page.getByText("Loading...")).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});
