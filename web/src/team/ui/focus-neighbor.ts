/** An item of a list goes: whoever stands on it is led to the next one, or to the heading. */
export function focusNeighbor(within: Element): void {
  const item = within.closest("li");
  const other = item?.nextElementSibling ?? item?.previousElementSibling;
  const next =
    other?.querySelector<HTMLElement>("a, button") ??
    item?.closest("section, main")?.querySelector<HTMLElement>("[tabindex='-1']");
  next?.focus();
}
