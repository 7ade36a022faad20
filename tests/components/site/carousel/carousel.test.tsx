import { Profiler } from "react";
import { beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { PortfolioCarousel } from "#web/src/site/carousel/carousel.tsx";
import { Container } from "#web/src/ui/container.tsx";
import { shownSlides } from "../../../page-checks/shown-slides.ts";
import { render } from "../../render.tsx";

const { portfolio } = await commands.content();
const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
const sites = portfolio.map((item) => ({
  ...item,
  host: new URL(item.url).host,
  small: picture,
  large: picture,
}));
const count = sites.length;

const slides = page.getByRole("group", { name: new RegExp(` of ${count}$`), includeHidden: true });
const previous = page.getByRole("button", { name: "Previous" });
const next = page.getByRole("button", { name: "Next" });

/** Returns the slides that can have focus. */
const reachable = () =>
  slides.elements().flatMap((slide, index) => (slide.matches("[inert]") ? [] : [index + 1]));

const expectShown = (...numbers: number[]) => expect.poll(shownSlides).toEqual(numbers);

beforeEach(async () => {
  // As on a page, there is room at both sides for the buttons.
  render(
    <Container>
      <PortfolioCarousel label="Our work" sites={sites} />
    </Container>,
  );
  await expectShown(1);
  await expect.poll(reachable).toEqual([1]);
});

test("shows each site with its picture, badge, host and link", () => {
  for (const [index, { title, url, alt }] of portfolio.entries()) {
    const slide = slides.nth(index).element();
    expect(slide).toHaveAttribute("aria-label", `${index + 1} of ${count}`);
    for (const text of [title, "Live", "View Site", new URL(url).host])
      expect(slide).toHaveTextContent(text);
    const link = slide.querySelector("a");
    expect(link).toHaveAttribute("href", url);
    expect(link).toHaveAttribute("target", "_blank");
    expect(slide.querySelector("img")).toHaveAttribute("alt", alt);
  }
});

test("shows more slides on wider screens, and only those are reachable", async () => {
  for (const [width, numbers] of [
    [768, [1, 2]],
    [1280, [1, 2, 3]],
  ] as const) {
    await page.viewport(width, 900);
    await expectShown(...numbers);
    await expect.poll(reachable).toEqual(numbers);
  }
  await previous.click();
  await expectShown(count, 1, 2);
  await expect.poll(reachable).toEqual([1, 2, count]);
});

test("leaves an arrow key to the browser when Alt is held", async () => {
  next.element().focus();
  await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
  await userEvent.keyboard("{ArrowLeft}");
  await expectShown(count);
});

test("loops around with its buttons", async () => {
  await previous.click();
  await expectShown(count);
  await next.click();
  await expectShown(1);
  for (const _ of sites) await next.click();
  await expectShown(1);
  await expect.poll(reachable).toEqual([1]);
});

test("counts every press, however early it comes", async () => {
  const presses = 3;
  let pressed = 0;
  /** Runs as soon as React has rendered anything. */
  const press = () => {
    if (pressed === presses) return;
    pressed += 1;
    document.querySelector<HTMLElement>("[aria-label=Next]")?.click();
  };
  render(
    <Profiler id="carousel" onRender={press}>
      <PortfolioCarousel label="Our work" sites={sites} />
    </Profiler>,
  );
  await expect.poll(() => pressed).toBe(presses);
  await expectShown(presses + 1);
});

test("moves Tab through the slide in view and on to the buttons", async () => {
  slides.first().element().querySelector("a")?.focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(previous).toHaveFocus();
});

test("follows arrow keys only while the focus is inside", async () => {
  await userEvent.keyboard("{ArrowRight}");
  await expectShown(1);
  (await next.findElement()).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expectShown(2);
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expectShown(count);
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent(`Showing site ${count} of ${count}`);
});
