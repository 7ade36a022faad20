import { expect, type Locator, type Page } from "playwright/test";
import { carouselOf, reachableSlides, visibleSlides } from "./fixtures/carousel.ts";
import { nextFrame } from "./fixtures/next-frame.ts";
import { closeScriptGate } from "./fixtures/request-gate.ts";
import { content } from "./fixtures/site-content.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use(withMotion);

const count = content.portfolio.length;

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

  test("pictures come when they are near, in the carousel one slide ahead, and no larger than a phone shows them", async ({
    page,
  }) => {
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

test("it shows nine live sites, more at a time on wider screens, and only those can be reached", async ({
  page,
}) => {
  const carousel = await openCarousel(page, 360);

  await test.step("each site with its picture, badge, host and link", async () => {
    expect(count).toBe(9);
    const slides = slidesOf(carousel);
    await expect(slides).toHaveCount(9);
    for (const [index, { title, url, alt }] of content.portfolio.entries()) {
      const slide = slides.nth(index);
      await expect(slide).toHaveAttribute("aria-label", `${index + 1} of 9`);
      await expect(slide).toContainText(title);
      await expect(slide).toContainText("Live");
      await expect(slide).toContainText("View Site");
      await expect(slide).toContainText(new URL(url).host);
      const link = slide.locator("a");
      await expect(link).toHaveAttribute("href", url);
      await expect(link).toHaveAttribute("target", "_blank");
      const picture = slide.locator("img");
      await expect(picture).toHaveAttribute("alt", alt);
      await expect(picture).toHaveAttribute("srcset", /640w.*1280w/);
    }
  });

  for (const { width, shown } of [
    { width: 360, shown: [1] },
    { width: 768, shown: [1, 2] },
    { width: 1280, shown: [1, 2, 3] },
  ]) {
    await test.step(`${shown.length} on a screen of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => visibleSlides(page)).toEqual(shown);
      await expect.poll(() => reachableSlides(page)).toEqual(shown);
    });
  }

  await test.step("at three per view it loops over the end", async () => {
    await carousel.getByRole("button", { name: "Previous" }).click();
    await expect.poll(() => visibleSlides(page)).toEqual([count, 1, 2]);
    await expect.poll(() => reachableSlides(page)).toEqual([1, 2, count]);
  });
});

test("buttons, keys and a swipe move it round and round, without gliding where motion is unwanted", async ({
  page,
}) => {
  const carousel = await openCarousel(page, 360);
  const previous = carousel.getByRole("button", { name: "Previous" });
  const next = carousel.getByRole("button", { name: "Next" });
  const expectShown = (slide: number) => expect.poll(() => visibleSlides(page)).toEqual([slide]);

  await test.step("Previous on the first shows the last, Next comes round", async () => {
    await previous.click();
    await expectShown(count);
    await next.click();
    await expectShown(1);
    for (const _ of content.portfolio) await next.click();
    await expectShown(1);
    await expect.poll(() => reachableSlides(page)).toEqual([1]);
  });

  await test.step("the Tab key goes through the slide in view and on to the buttons", async () => {
    await carousel.locator("a").first().focus();
    await page.keyboard.press("Tab");
    await expect(previous).toBeFocused();
  });

  await test.step("arrow keys move it while the focus is inside, and only then", async () => {
    await page.locator("h1").focus();
    await page.keyboard.press("ArrowRight");
    await next.focus();
    await page.keyboard.press("ArrowRight");
    await expectShown(2);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expectShown(count);
    await expect(carousel.getByRole("status")).toHaveText(`Showing site ${count} of ${count}`);
  });

  await test.step("a swipe moves it, and opens no site", async () => {
    await next.click();
    await expectShown(1);
    const first = slidesOf(carousel).first();
    await first.scrollIntoViewIfNeeded();
    const slide = await first.boundingBox();
    if (!slide) throw new Error("the first slide has no box");
    const y = slide.y + slide.height / 3;
    await page.mouse.move(slide.x + 260, y);
    await page.mouse.down();
    await page.mouse.move(slide.x + 40, y, { steps: 8 });
    await page.mouse.up();
    await expectShown(2);
    expect(page.context().pages()).toHaveLength(1);
  });

  await test.step("under reduced motion it jumps", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await next.click();
    await nextFrame(page);
    await nextFrame(page);
    expect(await visibleSlides(page)).toEqual([3]);
  });
});

test("it starts where the visitor had swiped to before its script was there", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const scripts = await closeScriptGate(page);
  await page.goto("/");
  await carouselOf(page).locator("a").nth(3).scrollIntoViewIfNeeded();
  await expect.poll(() => visibleSlides(page)).toEqual([4]);
  scripts.open();
  await expect(page.locator('[data-island="carousel"]')).toHaveAttribute("data-ready", "");
  await expect.poll(() => visibleSlides(page)).toEqual([4]);
});
