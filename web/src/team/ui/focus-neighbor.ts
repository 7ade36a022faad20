/** Moves the focus from a list item that goes away to the next one or to the heading. */
export function focusNeighbor(within: Element): void {
  const item = within.closest("li");
  const other = item?.nextElementSibling ?? item?.previousElementSibling;
  const next =
    other?.querySelector<HTMLElement>("a, button") ??
    item?.closest("section, main")?.querySelector<HTMLElement>("[tabindex='-1']");
  next?.focus();
}
