import { expect, type Page } from "playwright/test";
import { builtPages, unknownPath } from "./fixtures/built-pages.ts";
import { test } from "./fixtures/test.ts";
import { brokenWords } from "./fixtures/whole-words.ts";

/** From the smallest phone to a desktop, and just where layouts begin. */
const widths = [320, 360, 480, 700, 768, 844, 1024, 1280];

const groups = 4;

/** As on the first page of a first visit (docs/decisions/007-heading-font.md). */
function setHeadingsInDeviceFont(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.setProperty("--heading-font", "system-ui, sans-serif");
  });
}

for (let group = 0; group < groups; group += 1) {
  const paths = builtPages.filter((_path, index) => index % groups === group);
  test(`no word is broken in the middle, at any usual width (${group + 1} of ${groups})`, async ({
    page,
    problems,
  }) => {
    problems.expect(new RegExp(`Failed to load resource: .*404.*${unknownPath}`));
    for (const path of paths) {
      await page.goto(path);
      for (const font of ["its own font", "the device's font"]) {
        if (font !== "its own font") await setHeadingsInDeviceFont(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const broken = await brokenWords(page, width);
          expect.soft(broken, `${path}, ${width} px, headings in ${font}`).toEqual([]);
        }
      }
    }
  });
}
