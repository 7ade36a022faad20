import { expect, type Page } from "playwright/test";
import { expectAccessible, overflowing, screens, showOn, wide } from "./fixtures/accessibility.ts";
import { sampledGroups, unknownPath } from "./fixtures/built-pages.ts";
import { wakeIslands } from "./fixtures/client-start.ts";
import { expectClearControls } from "./fixtures/control-kinds.ts";
import { gridHoles } from "./fixtures/grid-holes.ts";
import { openWithLatePictures } from "./fixtures/late-pictures.ts";
import { layoutShift, watchLayoutShift } from "./fixtures/layout-shift.ts";
import { nextFrame } from "./fixtures/next-frame.ts";
import { expectPrintable } from "./fixtures/paper.ts";
import { expectReflow } from "./fixtures/reflow.ts";
import { content } from "./fixtures/site-content.ts";
import { expectTabReachesAll } from "./fixtures/tab-walk.ts";
import { test } from "./fixtures/test.ts";

// For one page of each kind (crawl.spec.ts opens them all); the problems behind the page (console, content security policy,
// hydration, requests to other origins) are watched by the fixture of each test.

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

/** Names of places that begin at the end of one line of the heading and end on the next. */
function splitNames(page: Page): Promise<string[]> {
  return page.getByRole("heading", { level: 1 }).evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const split: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const names = /South Jersey|Cherry Hill|Mount Laurel|\w+ County/g;
        for (const { 0: name, index } of node.textContent?.matchAll(names) ?? []) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + name.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => top));
          if (lines.size > 1) split.push(name);
        }
      }
      return split;
    }),
  );
}

/** Where each layout begins and has least room (web/src/ui/theme/system.ts). */
const narrowest = [480, 768, 1024, 1200];

/** The kinds of controls that this worker has looked at. */
const met = new Set<string>();

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
          await openWithLatePictures(page, path, where);
          expect(await overflowing(page), `wider than the screen: ${where}`).toEqual([]);
          expect(await splitNames(page), `names on two lines: ${where}`).toEqual([]);
          await wakeIslands(page);
          await scrollThrough(page);
          expect(await layoutShift(page), `layout shift: ${where}`).toEqual([]);
          expect(await overflowing(page), `wider with script: ${where}`).toEqual([]);
          await expectAccessible(page, where);
          if (screen.width === wide.width) await expectTabReachesAll(page, where);
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
          // It would go while its buttons are looked at (e2e/overlay-controls.spec.ts does that).
          await expect(page.getByLabel(content.site.banner.text)).toBeHidden();
          await expectClearControls(page, where, { met });
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
