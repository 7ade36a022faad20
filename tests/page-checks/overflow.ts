/** Returns the elements that reach past the right edge, where the page itself would scroll sideways. */
export function overflowingElements(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > width + 0.5)
    .map((element) => element.outerHTML.slice(0, 90));
}

/**
 * Returns parts of the page that nobody can reach or read: controls outside the screen, and text that its own box cuts
 * off. Leaves out rows that are meant to be swiped.
 */
export function elementsOutOfSight(): string[] {
  const width = document.documentElement.clientWidth;
  const name = (element: Element) => element.outerHTML.slice(0, 90);
  const swiped = (element: Element) => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) || box.matches("[data-moving]")) {
        return true;
      }
    }
    return false;
  };
  // This leaves out what is only for robots or for screen readers.
  const shown = [...document.querySelectorAll("body *")].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.clientWidth !== 1 &&
      !element.closest("[aria-hidden=true]"),
  );
  const beside = shown
    .filter((element) => element.matches("a[href], button, input, select, textarea, summary"))
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left < -0.5 || right > width + 0.5) && !swiped(element);
    });
  const cut = shown.filter((element) => {
    if (!/hidden|clip/.test(getComputedStyle(element).overflowX)) return false;
    // A field scrolls its text, and the carousel its slides.
    if (element.matches("[data-moving], input, select")) return false;
    return element.scrollWidth > element.clientWidth + 1;
  });
  return [
    ...beside.map((element) => `beside the screen: ${name(element)}`),
    ...cut.map((element) => `cut off: ${name(element)}`),
  ];
}
