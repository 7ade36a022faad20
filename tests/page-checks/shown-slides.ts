/** Returns the numbers, from 1, of the slides inside the carousel's frame, from left to right. */
export function shownSlides(): number[] {
  const slides = [...document.querySelectorAll('[aria-roledescription="slide"]')];
  const frame = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
  if (!frame) return [];
  return slides
    .map((slide, index) => ({ number: index + 1, box: slide.getBoundingClientRect() }))
    .filter(({ box }) => box.left >= frame.left - 2 && box.right <= frame.right + 2)
    .sort((one, other) => one.box.left - other.box.left)
    .map(({ number }) => number);
}
