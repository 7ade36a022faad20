/**
 * Returns what can be tapped on the page and is smaller than 44 px, except links inside a sentence, and fields with
 * text of less than 16 px, into which iPhones zoom.
 */
export function targetsTooSmall(): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    "a[href], button, summary, select, textarea, input:not([type=hidden]):not([hidden])",
  );
  const isInSentence = (element: HTMLElement): boolean => {
    const { parentElement } = element;
    if (!parentElement || !/^inline(-block)?$/.test(getComputedStyle(element).display))
      return false;
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
    return [...parentElement.childNodes].some(isText) || isInSentence(parentElement);
  };
  return [...targets].flatMap((target) => {
    // The target of a radio or an overlaid link is the element that contains it.
    const box = (target.closest("label") ?? target).getBoundingClientRect();
    const isShown = target.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    const after = getComputedStyle(target, "::after");
    const overlay = after.position === "absolute" && after.display !== "none";
    if (!isShown || overlay || box.width < 2 || isInSentence(target)) return [];
    const isTypedInto = target.matches(
      "select, textarea, input:not([type=radio], [type=checkbox], [type=file])",
    );
    const zooms = isTypedInto && Number.parseFloat(getComputedStyle(target).fontSize) < 16;
    if (!zooms && box.height >= 43.95 && box.width >= 43.95) return [];
    return [
      `${box.width.toFixed(1)}x${box.height.toFixed(1)} ${target.textContent} ${target.outerHTML.slice(0, 90)}`,
    ];
  });
}

/**
 * Returns controls inside an element that are so close together that a thumb, or an eye, takes one for the other:
 * targets that overlap, and words less than 8 px above others.
 */
export function targetsTooClose(element: Element): string[] {
  /** The least distance in pixels between the words of two controls, one above the other. */
  const gap = 8;
  const targets = [...element.querySelectorAll("a[href], button, summary")].map((target) => {
    const range = document.createRange();
    range.selectNodeContents(target);
    const box = target.getBoundingClientRect();
    return { name: target.textContent, box, words: range.getBoundingClientRect() };
  });
  const beside = (one: DOMRect, other: DOMRect) =>
    one.right <= other.left || other.right <= one.left;
  return targets.flatMap((one, index) =>
    targets.slice(index + 1).flatMap((other) => {
      if (beside(one.box, other.box)) return [];
      const boxes = Math.max(other.box.top - one.box.bottom, one.box.top - other.box.bottom);
      const words = Math.max(
        other.words.top - one.words.bottom,
        one.words.top - other.words.bottom,
      );
      if (boxes >= 0 && words >= gap) return [];
      return [`${one.name} / ${other.name}: ${words.toFixed(1)} px between the words`];
    }),
  );
}
