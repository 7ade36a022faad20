import { expect, type Page } from "playwright/test";
import { wordsBroken } from "../tests/page-checks/broken-words.ts";
import { overflowingElements } from "../tests/page-checks/overflow.ts";
import { targetsTooSmall } from "../tests/page-checks/targets.ts";
import { expectAccessible } from "./fixtures/accessibility.ts";
import { builtPages, sampledPages, unknownPath } from "./fixtures/built-pages.ts";
import { setTextSize } from "./fixtures/large-text.ts";
import { gridHoles, lonelyPictures, splitNames, splitThrees } from "./fixtures/page-layout.ts";
import { expectGoodSheets, expectPrintable } from "./fixtures/paper.ts";
import { expectReflow } from "./fixtures/reflow.ts";
import { test } from "./fixtures/test.ts";

// This file opens each public page once and measures all that needs no script. Slower checks, such as contrast and the
// Tab key, are in quality.spec.ts, for one page of each kind.

/** Widths from the smallest phone to a desktop, and those where layouts begin. */
const widths = [320, 360, 480, 700, 768, 844, 1024, 1200, 1280];

/** Sets the font of a first visit's first page (docs/decisions/007-heading-font.md), or that of the next page. */
function setHeadingFont(page: Page, font: string): Promise<void> {
  return page.evaluate((family) => {
    document.documentElement.style.setProperty("--heading-font", family);
  }, font);
}

/** Expects that everything that can be tapped is as large as a thumb, also with all folds and the menu open. */
async function expectThumbs(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(targetsTooSmall), where).toEqual([]);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("details:not([open])")) {
      fold.setAttribute("open", "");
      fold.setAttribute("data-opened", "");
    }
    document.querySelector<HTMLElement>("[popover]")?.showPopover();
  });
  expect.soft(await page.evaluate(targetsTooSmall), `${where}, all open`).toEqual([]);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("[popover]")?.hidePopover();
    for (const fold of document.querySelectorAll("[data-opened]")) fold.removeAttribute("open");
  });
}

/** Expects that no third item is alone in its row, and no picture has only empty room next to it. */
async function expectFullRows(page: Page, where: string): Promise<void> {
  expect.soft(await splitThrees(page), `two above one: ${where}`).toEqual([]);
  expect.soft(await lonelyPictures(page), `alone in its row: ${where}`).toEqual([]);
}

/** The narrowest width on which pictures are next to their words, and a tablet's. */
const tablets = [700, 768];

/** Expects that no word breaks in the middle, whichever font the headings have. */
async function expectWholeWords(page: Page, width: number, where: string): Promise<void> {
  for (const font of ["", "system-ui, sans-serif"]) {
    await setHeadingFont(page, font);
    const broken = await page.evaluate(wordsBroken, { longest: width });
    expect.soft(broken, `broken words: ${where}, headings in ${font || "our font"}`).toEqual([]);
  }
  await setHeadingFont(page, "");
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function visitPage(page: Page, path: string): Promise<void> {
  const isSampled = sampledPages.includes(path);
  const heights = new Map<number, number>();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  if (!isSampled) await expectAccessible(page, path, { contrast: false });
  for (const width of widths) {
    const where = `${path}, ${width} px`;
    await page.setViewportSize({ width, height: 800 });
    expect
      .soft(await page.evaluate(overflowingElements), `wider than the screen: ${where}`)
      .toEqual([]);
    await expectWholeWords(page, width, where);
    if (width >= 480) {
      expect.soft(await gridHoles(page), `a row with a hole: ${where}`).toEqual([]);
    }
    if (tablets.includes(width)) await expectFullRows(page, where);
    if (width !== 360 && width !== 1280) continue;
    heights.set(width, await heightOf(page));
    await expectThumbs(page, where);
    expect.soft(await splitNames(page), `names on two lines: ${where}`).toEqual([]);
  }
  expect
    .soft(heights.get(1280), `longer on a desktop: ${path}`)
    .toBeLessThan(heights.get(360) ?? 0);
  await expectGoodSheets(page, path);
  if (!isSampled) return;
  await expectPrintable(page, path);
  await expectReflow(page, path);
}

const groups = 4;

for (let group = 0; group < groups; group += 1) {
  test(`draws pages well at any width and on paper (${group + 1}/${groups})`, async ({
    page,
    problems,
  }) => {
    problems.expect(new RegExp(`Failed to load resource: .*404.*${unknownPath}`));
    const paths = builtPages.filter((_path, index) => index % groups === group);
    for (const path of paths) await test.step(path, () => visitPage(page, path));
  });
}

test("keeps words on cards with pictures whole with text at 200%", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setTextSize(page, 200);
  const cards = "main :is(a:has(img), article)";
  for (const path of ["/", "/results", "/blog"]) {
    await page.goto(path);
    const broken = await page.evaluate(wordsBroken, { longest: 360, within: cards });
    expect.soft(broken, path).toEqual([]);
  }
});
