import { expect } from "playwright/test";
import { overflowing } from "./fixtures/accessibility.ts";
import { builtPages, unknownPath } from "./fixtures/built-pages.ts";
import { gridHoles } from "./fixtures/grid-holes.ts";
import { lonelyPictures, splitThrees } from "./fixtures/tablet-rows.ts";
import { test } from "./fixtures/test.ts";

test("on a tablet no row of a page ends early, no third stands alone, and no picture has only room beside it", async ({
  page,
  problems,
}) => {
  problems.expect(new RegExp(`Failed to load resource: .*404.*${unknownPath}`));
  for (const path of builtPages) {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(path);
    // The narrowest on which pictures stand beside their words, and a tablet.
    for (const width of [700, 768]) {
      await page.setViewportSize({ width, height: 1024 });
      const where = `${path}, ${width} px`;
      expect(await overflowing(page), `wider than the screen: ${where}`).toEqual([]);
      expect(await gridHoles(page), `a row with a hole: ${where}`).toEqual([]);
      expect(await splitThrees(page), `two above one: ${where}`).toEqual([]);
      expect(await lonelyPictures(page), `alone in its row: ${where}`).toEqual([]);
    }
  }
});
