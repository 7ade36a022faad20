interface WordCheck {
  longest: number;
  within?: string;
}

/**
 * Returns the visible words and figures that are broken in the middle, each with its element. Words longer than
 * `longest` pixels may break; a phone number or a time of day may break only if its line is too short. Addresses may
 * break at any letter. `within` is a selector of the parts to check.
 */
export function wordsBroken({ longest, within = "body" }: WordCheck): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words = /(?<=^|[\s(“])[$+]?[\p{L}\p{N}]+[%+]?(?=$|[\s,.;:!?)”])/gu;
  const figures = /\(\d{3}\)\s\d{3}-\d{4}|\b\d{1,2}(?::\d\d)?\s[AaPp]\.?[Mm]\b/g;
  const lineOf = (element: Element): number => {
    const { display, paddingLeft, paddingRight } = getComputedStyle(element);
    if (element.parentElement && display.startsWith("inline")) return lineOf(element.parentElement);
    return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  };
  const linesIn = (range: Range) =>
    new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  const broken: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement, textContent } = node;
    if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    if (parentElement.closest("[aria-hidden=true]") || !parentElement.closest(within)) continue;
    const whole = document.createRange();
    whole.selectNodeContents(node);
    if (linesIn(whole) < 2) continue;
    for (const { 0: word, index } of [
      ...(textContent?.matchAll(words) ?? []),
      ...(textContent?.matchAll(figures) ?? []),
    ]) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (linesIn(range) < 2) continue;
      const length = [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
      const room = /\s/.test(word) ? lineOf(parentElement) : longest;
      if (length < room) broken.push(`${word} in ${parentElement.tagName}`);
    }
  }
  return broken;
}
