import { expect, type Page } from "playwright/test";
import { looseArrows } from "../tests/page-checks/arrows.ts";
import { overflowingElements } from "../tests/page-checks/overflow.ts";
import { screens, wide } from "../tests/page-checks/screen-widths.ts";
import { expectAccessible, showOn } from "./fixtures/accessibility.ts";
import { sampledGroups, unknownPath } from "./fixtures/built-pages.ts";
import { wakeIslands } from "./fixtures/client-start.ts";
import { expectClearControls } from "./fixtures/control-kinds.ts";
import { expectRoomForPictures } from "./fixtures/late-pictures.ts";
import { layoutShift, watchLayoutShift } from "./fixtures/layout-shift.ts";
import { nextFrame } from "./fixtures/next-frame.ts";
import { content } from "./fixtures/site-content.ts";
import { expectTabReachesAll } from "./fixtures/tab-walk.ts";
import { test } from "./fixtures/test.ts";

// This file tests one page of each kind (crawl.spec.ts opens them all). Each test's fixture watches for problems behind
// the page (console, content security policy, hydration, requests to other origins).

/** Shows each part of the page, most of a screen at a time. */
async function scrollThrough(page: Page) {
  const scrollTo = (screens: number) =>
    page.evaluate((count) => {
      const top = count * 0.9 * innerHeight;
      window.scrollTo({ top, behavior: "instant" });
      return top + innerHeight < document.body.scrollHeight;
    }, screens);
  for (let screens = 0; await scrollTo(screens); screens += 1) await nextFrame(page);
  await nextFrame(page);
  await scrollTo(0);
}

/** Opens the page, wakes and shows all of it, and expects that nothing moves in the meantime. */
async function arrive(page: Page, path: string, where: string) {
  await page.goto(path);
  await wakeIslands(page);
  await scrollThrough(page);
  expect(await layoutShift(page), `layout shift: ${where}`).toEqual([]);
}

/** Scrolls to the top until it stays there: the browser may scroll a moment later to where the Tab key was last. */
async function goToTop(page: Page) {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await nextFrame(page);
    await nextFrame(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // The banner would disappear while its buttons are checked (e2e/overlay-controls.spec.ts checks them).
    await expect(page.getByLabel(content.site.banner.text)).toBeHidden({ timeout: 1000 });
  }).toPass();
}

/** The kinds of controls that this worker has already checked. */
const met = new Set<string>();

for (const paths of sampledGroups(2)) {
  test(`keeps ${paths.join(" ")} accessible, steady and on the screen`, async ({
    page,
    problems,
  }) => {
    problems.expect(new RegExp(`Failed to load resource: .*404.*${unknownPath}`));
    await watchLayoutShift(page);
    for (const [index, path] of paths.entries()) {
      const pair = index % 2 === 0 ? screens.lightWhenNarrow : screens.darkWhenNarrow;
      // Of the pages of each pair, one opens on a small screen and the next on a large one.
      const [first, second] = index % 4 < 2 ? pair : pair.toReversed();
      for (const screen of [first, second]) {
        const where = `${path}, ${screen.width} px, ${screen.colorScheme}`;
        await test.step(where, async () => {
          await showOn(page, screen);
          if (screen === first) await arrive(page, path, where);
          await expectRoomForPictures(page, where);
          expect(await page.evaluate(overflowingElements), `wider with script: ${where}`).toEqual(
            [],
          );
          expect(await page.evaluate(looseArrows), `loose arrows: ${where}`).toEqual([]);
          await expectAccessible(page, where);
          if (screen.width === wide.width) await expectTabReachesAll(page, where);
          await goToTop(page);
          await expectClearControls(page, where, { met });
        });
      }
    }
  });
}
