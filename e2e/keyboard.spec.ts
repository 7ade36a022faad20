import { expect, type Page } from "@playwright/test";
import { wakeIslands } from "./fixtures/client-start.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use(withMotion);

// Each kind of page once: with and without a form, with tables, questions, carousel, search, article.
const pathGroups = [
  ["/", "/results", "/web-design-pricing", "/web-design-berlin"],
  ["/web-design", "/web-design-shamong", "/offline"],
  ["/contact", "/blog", "/blog/website-speed-for-local-businesses"],
] as const;

/** Presses Tab until the focus has left the page; what it stopped at without being seen is told. */
async function tabThrough(page: Page): Promise<{ stops: number; unseen: string[] }> {
  await page.evaluate(() => {
    Object.assign(window, { reached: new Set<Element>() });
  });
  const unseen: string[] = [];
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const reached: unknown = Reflect.get(window, "reached");
      if (reached instanceof Set) reached.add(focused);
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const shown = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      return { shown, html: focused.outerHTML.slice(0, 100) };
    });
    if (!stop) return { stops, unseen };
    if (!stop.shown) unseen.push(stop.html);
  }
  throw new Error("the focus never left the page");
}

/** What can be seen and pressed, typed into or opened, and has not been reached. */
function unreached(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reached: unknown = Reflect.get(window, "reached");
    const operable = "a[href], button, input, select, textarea, summary, [tabindex='0']";
    return [...document.querySelectorAll(operable)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest("[inert], [aria-hidden=true], [disabled]"))
      .filter((element) => element.getAttribute("tabindex") !== "-1")
      .filter((element) => !(reached instanceof Set && reached.has(element)))
      .map((element) => element.outerHTML.slice(0, 100));
  });
}

for (const paths of pathGroups) {
  test(`the Tab key reaches all of ${paths.join(" ")}, and one sees where it is`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await wakeIslands(page);
        await page.evaluate(() => document.body.focus());
        const { stops, unseen } = await tabThrough(page);
        expect(unseen, "without a ring").toEqual([]);
        expect(await unreached(page), "not reached").toEqual([]);
        expect(stops).toBeGreaterThan(20);
      });
    }
  });
}
