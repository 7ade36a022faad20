import { expect, type Page } from "playwright/test";
import { expectAccessible, overflowing, screens, showOn, wide } from "./fixtures/accessibility.ts";
import { builtPages, sampledGroups, sampledPages, unknownPath } from "./fixtures/built-pages.ts";
import { wakeIslands } from "./fixtures/client-start.ts";
import { gridHoles } from "./fixtures/grid-holes.ts";
import { layoutShift, watchLayoutShift } from "./fixtures/layout-shift.ts";
import { expectPrintable } from "./fixtures/paper.ts";
import { expectReflow } from "./fixtures/reflow.ts";
import { expectTabReachesAll } from "./fixtures/tab-walk.ts";
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

/** Where each layout begins and has least room (web/src/ui/theme/system.ts). */
const narrowest = [480, 768, 1024, 1200];

for (const paths of sampledGroups(4)) {
  test(`${paths.join(" ")} are accessible, also by keyboard, still and within the screen`, async ({
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
          if (screen.width === wide.width) await expectTabReachesAll(page, where);
        });
      }
      for (const width of narrowest) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowing(page), `wider than ${width} px: ${path}`).toEqual([]);
        expect(await gridHoles(page), `a row with a hole, ${width} px: ${path}`).toEqual([]);
      }
      await expectReflow(page, path);
      await expectPrintable(page, path);
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
