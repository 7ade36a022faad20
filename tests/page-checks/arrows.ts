/**
 * Returns the links whose arrow would be on a line by itself in Firefox, which breaks a line before a picture even after
 * a space that doesn't break. Such an arrow has its place in the padding of the words before it.
 */
export function looseArrows(): string[] {
  return [...document.querySelectorAll("main a > span + svg")].flatMap((arrow) => {
    const link = arrow.parentElement;
    const lastLine = [...(arrow.previousElementSibling?.getClientRects() ?? [])].at(-1);
    if (!link || !lastLine || lastLine.width < 2) return [];
    if (getComputedStyle(link).display.includes("flex")) return [];
    return arrow.getBoundingClientRect().left < lastLine.right ? [] : [link.textContent];
  });
}
