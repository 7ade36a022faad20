import { expect, type Page } from "playwright/test";
import { builtPages, unknownPath } from "./fixtures/built-pages.ts";
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

/** Marks of samples that lie on words. */
function marksOnWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const lines: { text: string; box: DOMRect }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ text: node.textContent, box });
    }
    return [...document.querySelectorAll("main [data-sample]")].flatMap((mark) => {
      const own = mark.getBoundingClientRect();
      return lines
        .filter(
          ({ box }) =>
            box.left < own.right - 1 &&
            box.right > own.left + 1 &&
            box.top < own.bottom - 3 &&
            box.bottom > own.top + 3,
        )
        .map(({ text }) => text.slice(0, 60));
    });
  });
}

test("on paper entries beside each other keep apart, and no mark of a sample lies on words", async ({
  page,
  problems,
}) => {
  problems.expect(new RegExp(`Failed to load resource: .*404.*${unknownPath}`));
  await page.setViewportSize(sheet);
  for (const path of builtPages) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    expect.soft(await touching(page), `touching on paper: ${path}`).toEqual([]);
    expect.soft(await marksOnWords(page), `marks on words: ${path}`).toEqual([]);
    await page.emulateMedia({ media: "screen" });
  }
});
