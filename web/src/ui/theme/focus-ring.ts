/** Visible on any background: it is between two thin rings in the page's color. Forced colors keep the outline. */
export const focusRing = {
  outline: "3px solid {colors.brand}",
  outlineOffset: "2px",
  boxShadow: "0 0 0 6px {colors.page}",
} as const;

/** For elements that have something next to them. */
export const innerFocusRing = {
  outline: focusRing.outline,
  outlineOffset: "-3px",
  boxShadow: "inset 0 0 0 5px {colors.page}",
} as const;
