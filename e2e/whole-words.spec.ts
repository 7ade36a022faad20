import { expect, type Page } from "playwright/test";
import { builtPages, unknownPath } from "./fixtures/built-pages.ts";
import { setTextSize } from "./fixtures/large-text.ts";
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

test("with text of 200 % on a phone no word of a post's or a website's card is broken", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setTextSize(page, 200);
  for (const path of ["/", "/results", "/blog"]) {
    await page.goto(path);
    const broken = await brokenWords(page, 360, "main :is(a:has(img), article)");
    expect.soft(broken, path).toEqual([]);
  }
});
