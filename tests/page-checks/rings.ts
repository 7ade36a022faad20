/**
 * Returns how far the ring around each open fold's summary ends above the text below it. A key must have been pressed.
 */
export function gapsBelowRings(): { gap: number; summary: string }[] {
  return [...document.querySelectorAll<HTMLElement>("details[open] > summary")].map((summary) => {
    summary.focus();
    const { outlineOffset, outlineWidth } = getComputedStyle(summary);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const below = summary.nextElementSibling ?? document.body;
    const text = document.createTreeWalker(below, NodeFilter.SHOW_TEXT).nextNode();
    const line = document.createRange();
    line.selectNodeContents(text ?? below);
    const gap = line.getBoundingClientRect().top - summary.getBoundingClientRect().bottom - ring;
    return { gap, summary: summary.textContent };
  });
}
