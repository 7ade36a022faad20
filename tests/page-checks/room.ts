/**
 * Returns controls of the page that nobody can read or hit: words that reach over the edge of their control, or are
 * under its icon or under each other, and controls less than 44 px wide, or wider than the row in which they are
 * swiped.
 */
export function controlsWithoutRoom(): string[] {
  const least = 44;
  const measure = document.createElement("canvas").getContext("2d");

  const widthOf = (text: string, font: CSSStyleDeclaration): number => {
    if (!measure) return 0;
    measure.font = `${font.fontWeight} ${font.fontSize} ${font.fontFamily}`;
    return measure.measureText(text).width;
  };

  /** Returns the texts of a field that don't fit into its room. */
  const fieldProblems = (field: Element): string[] => {
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    const end = Number.parseFloat(paddingRight);
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - end;
    if (field instanceof HTMLSelectElement) {
      const words = [...field.options].map(({ text }) => text);
      const icon = field.parentElement?.querySelector("svg")?.getBoundingClientRect();
      const isUnder = icon !== undefined && icon.left < field.getBoundingClientRect().right - end;
      const long = words.filter((text) => widthOf(text, getComputedStyle(field)) > room + 1);
      return [...long.map((text) => `"${text}" is cut off`), ...(isUnder ? ["under icon"] : [])];
    }
    const hint = field.getAttribute("placeholder") ?? "";
    const isCut = widthOf(hint, getComputedStyle(field, "::placeholder")) > room + 1;
    return isCut ? [`"${hint}" is cut off`] : [];
  };

  const wordsIn = (control: Element): DOMRect[] => {
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement) continue;
      // These words are only for screen readers.
      if (getComputedStyle(node.parentElement).clipPath !== "none") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
    return boxes.filter(({ width }) => width > 0);
  };

  const meet = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

  const problemsOf = (control: Element): string[] => {
    const bearer = control.closest("label") ?? control;
    const box = bearer.getBoundingClientRect();
    const isInText = control.matches("p a, p button, h2 a, h3 a, li > div > span a");
    const words = wordsIn(bearer);
    const problems = [];
    if (box.width < least - 0.5 && !isInText) problems.push(`${Math.round(box.width)} px wide`);
    if (words.some(({ left, right }) => left < box.left - 1 || right > box.right + 1))
      problems.push("words reach over the edge");
    if (words.some((one, at) => words.slice(at + 1).some((other) => meet(one, other))))
      problems.push("words lie on words");
    for (let row = bearer.parentElement; row && row !== document.body; row = row.parentElement) {
      if (getComputedStyle(row).overflowX !== "visible" && row.clientWidth < box.width - 1)
        problems.push(`in a row of ${row.clientWidth} px`);
    }
    return control.matches("input, select, textarea") && bearer === control
      ? [...problems, ...fieldProblems(control)]
      : problems;
  };

  const dialog = document.querySelector("dialog:modal");
  const controls = (dialog ?? document).querySelectorAll(
    "a[href], button, summary, select, textarea, input:not([type=hidden])",
  );
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.getBoundingClientRect().bottom > 0)
    .flatMap((control) =>
      problemsOf(control).map((problem) => `${problem}: ${control.outerHTML.slice(0, 110)}`),
    );
}
