import { expect, type Page } from "@playwright/test";
import { expectAccessible, overflowing, screens, showOn } from "./fixtures/accessibility.ts";
import { builtPages, sampledGroups, sampledPages, unknownPath } from "./fixtures/built-pages.ts";
import { startClient, wakeIslands } from "./fixtures/client-start.ts";
import { layoutShift, watchLayoutShift } from "./fixtures/layout-shift.ts";
import { content } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";

// For every page of the build; the problems behind the page (console, content security policy,
// hydration, requests to other origins) are watched by the fixture of each test.

/** Shows each part of the page, most of a screen at a time. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight * 0.9) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((done) => requestAnimationFrame(done));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

for (const paths of sampledGroups(4)) {
  test(`${paths.join(" ")} are accessible, still and within the screen`, async ({
    page,
    problems,
  }) => {
    problems.expect(new RegExp(`Failed to load resource: .*404.*${unknownPath}`));
    await watchLayoutShift(page);
    for (const [index, path] of paths.entries()) {
      for (const screen of index % 2 === 0 ? screens.lightWhenNarrow : screens.darkWhenNarrow) {
        const where = `${path}, ${screen.width} px, ${screen.colorScheme}`;
        await test.step(where, async () => {
          await showOn(page, screen);
          await page.goto(path);
          expect(await overflowing(page), `wider than the screen: ${where}`).toEqual([]);
          await wakeIslands(page);
          await scrollThrough(page);
          expect(await layoutShift(page), `layout shift: ${where}`).toEqual([]);
          expect(await overflowing(page), `wider with script: ${where}`).toEqual([]);
          await expectAccessible(page, where);
        });
      }
    }
  });
}

test("all other posts and towns are accessible on a phone and within the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of builtPages.filter((one) => !sampledPages.includes(one))) {
    await page.goto(path);
    expect(await overflowing(page), path).toEqual([]);
    await expectAccessible(page, path, { contrast: false });
  }
});

test("each page opens by a link in the app as by its address, with one of each head element", async ({
  page,
}) => {
  const counts = () =>
    page.evaluate(() =>
      [
        "h1",
        "title",
        'meta[name="description"]',
        'link[rel="canonical"]',
        'meta[property="og:url"]',
      ]
        .map((selector) => [selector, document.querySelectorAll(selector).length] as const)
        .filter(([, count]) => count !== 1),
    );
  const canonical = page.locator('link[rel="canonical"]');
  const paths = builtPages.filter((path) => path !== unknownPath && path !== "/");
  await page.goto("/");
  expect(await counts(), "/").toEqual([]);
  await startClient(page);
  expect(await counts(), "/ with script").toEqual([]);
  for (const path of paths) {
    const response = await page.request.get(path);
    const title = /<title>([^<]*)<\/title>/.exec(await response.text())?.[1] ?? "none";
    const link = page.locator(`a[href="${path}"]`).first();
    if ((await link.count()) === 0) continue;
    await link.evaluate((element) => element instanceof HTMLElement && element.click());
    await expect(canonical).toHaveAttribute("href", new RegExp(`${path}$`));
    await expect(page).toHaveTitle(title.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"));
    expect(await counts(), path).toEqual([]);
    const known = content.pages.find((one) => one.path === path && !one.robots);
    if (!known) continue;
    const hero = known.sections.find(({ kind }) => kind === "hero");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero?.heading ?? "");
    await expect(page.locator("main section")).toHaveCount(known.sections.length);
  }
});
