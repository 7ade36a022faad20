import { expect, type Locator, type Page } from "playwright/test";
import { shownSlides } from "../tests/page-checks/shown-slides.ts";
import { nextFrame } from "./fixtures/next-frame.ts";
import { content } from "./fixtures/site-content.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use(withMotion);

/** The carousel of Home. */
const carouselOf = (page: Page) => page.locator('[aria-roledescription="carousel"]');
const slidesOf = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]');

/** Scrolls to the carousel, which wakes it, and waits until it works. */
async function openCarousel(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto("/");
  const carousel = carouselOf(page);
  await carousel.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="carousel"]')).toHaveAttribute("data-ready", "");
  return carousel;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 });

  test("loads pictures only when they're near, at a phone's size", async ({ page }) => {
    // The carousel loads one slide ahead.
    const fetched = new Set<string>();
    page.on("request", (request) => {
      const [, name] = /\/([\w-]+)-[\w-]{8}\.webp$/.exec(request.url()) ?? [];
      if (name) fetched.add(name);
    });
    const small = (index: number) => `${content.portfolio.at(index)?.id}-640`;
    for (const path of ["/results", "/"]) {
      await page.goto(path);
      await nextFrame(page);
      expect([...fetched], `with ${path}`).toEqual([]);
    }
    const carousel = carouselOf(page);
    await carousel.scrollIntoViewIfNeeded();
    const ahead = [small(-1), small(0), small(1)].sort();
    await expect.poll(() => [...fetched].sort()).toEqual(ahead);
    await carousel.getByRole("button", { name: "Next" }).click();
    await expect.poll(() => [...fetched].sort()).toEqual([...ahead, small(2)].sort());
  });
});

test("moves on a swipe without opening a site, and jumps without motion", async ({ page }) => {
  const carousel = await openCarousel(page, 360);
  const first = slidesOf(carousel).first();
  await first.scrollIntoViewIfNeeded();
  const slide = await first.boundingBox();
  if (!slide) throw new Error("the first slide has no box");
  const y = slide.y + slide.height / 3;
  await page.mouse.move(slide.x + 260, y);
  await page.mouse.down();
  await page.mouse.move(slide.x + 40, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => page.evaluate(shownSlides)).toEqual([2]);
  expect(page.context().pages()).toHaveLength(1);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await carousel.getByRole("button", { name: "Next" }).click();
  await nextFrame(page);
  await nextFrame(page);
  expect(await page.evaluate(shownSlides)).toEqual([3]);
});
