import { expect, type Page } from "playwright/test";
import { builtPages, unknownPath } from "./fixtures/built-pages.ts";
import { onWords } from "./fixtures/on-words.ts";
import { splitThrees } from "./fixtures/tablet-rows.ts";
import { test } from "./fixtures/test.ts";

/** A sheet of Letter without its margins, in CSS pixels. */
const sheet = { width: 720, height: 960 };

/** Entries of lists that stand beside each other with less room between them than words have. */
function touching(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const words = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    return [...document.querySelectorAll("main :is(ul, dl)")].flatMap((list) => {
      const entries = [...list.children].filter(shown).map((entry) => ({
        text: entry.textContent?.slice(0, 40),
        // Words that follow one another as in a sentence may be close.
        inline: getComputedStyle(entry).display.startsWith("inline"),
        box: words(entry),
      }));
      return entries.flatMap((one, index) => {
        const next = entries[index + 1];
        if (!next || one.inline || getComputedStyle(list).display === "flex") return [];
        const sameRow = next.box.top < one.box.bottom - 2 && next.box.left > one.box.left;
        const room = next.box.left - one.box.right;
        return sameRow && room < least ? [`${one.text} | ${next.text}: ${room} px`] : [];
      });
    });
  }, 8);
}

/** Headings of sections that a sheet may end with. */
function loneHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main > section h2")].flatMap((heading) => {
      if (!heading.checkVisibility()) return [];
      const parts = [...(heading.closest("section")?.firstElementChild?.children ?? [])].filter(
        (part) => part.checkVisibility() && part.clientHeight > 0,
      );
      const [first, next] = parts.map((part) => part.getBoundingClientRect());
      const isAbove = first && next && first.bottom <= next.top;
      const box = parts[0]?.parentElement;
      const isGrid = box && getComputedStyle(box).display === "grid";
      const isHeld =
        heading.parentElement && getComputedStyle(heading.parentElement).breakAfter === "avoid";
      // Rows of a grid break apart whatever they ask for.
      return isHeld && !(isAbove && isGrid) ? [] : [heading.textContent];
    }),
  );
}

/** Marks of samples that are squeezed to a column of letters, or hang over what comes below their entry. */
function badMarks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main [data-sample]")].flatMap((mark) => {
      const { bottom, height } = mark.getBoundingClientRect();
      const entry = mark.parentElement;
      if (!entry || !mark.checkVisibility()) return [];
      const isSqueezed = height > 2 * Number.parseFloat(getComputedStyle(mark).lineHeight);
      const isOver = bottom > entry.getBoundingClientRect().bottom + 1;
      return isSqueezed || isOver ? [entry.textContent.slice(0, 40)] : [];
    }),
  );
}

/** Cards of websites that may begin on one sheet and end on the next. */
function cutCards(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isKept = (part: Element | null): boolean =>
      part !== null &&
      (getComputedStyle(part).breakInside === "avoid" || isKept(part.parentElement));
    return [...document.querySelectorAll("main a:has(img)")]
      .filter((card) => !isKept(card))
      .map((card) => card.textContent);
  });
}

test("on paper entries beside each other keep apart, three are never two and one, no heading is alone, no card is cut, and marks of samples are whole", async ({
  page,
  problems,
}) => {
  problems.expect(new RegExp(`Failed to load resource: .*404.*${unknownPath}`));
  await page.setViewportSize(sheet);
  for (const path of builtPages) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    expect.soft(await touching(page), `touching on paper: ${path}`).toEqual([]);
    expect.soft(await onWords(page, "main [data-sample]"), `marks on words: ${path}`).toEqual([]);
    expect.soft(await badMarks(page), `marks squeezed or too low: ${path}`).toEqual([]);
    expect.soft(await cutCards(page), `cut between sheets: ${path}`).toEqual([]);
    expect.soft(await loneHeadings(page), `alone at a sheet's foot: ${path}`).toEqual([]);
    expect.soft(await splitThrees(page), `two and one: ${path}`).toEqual([]);
    await page.emulateMedia({ media: "screen" });
  }
});
