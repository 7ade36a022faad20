/** Seen on any ground: between two thin rings in the color of the page. Forced colors leave the outline. */
export const focusRing = {
  outline: "3px solid {colors.brand}",
  outlineOffset: "2px",
  boxShadow: "0 0 0 6px {colors.page}",
} as const;

/** For what has something next to it. */
export const innerFocusRing = {
  outline: focusRing.outline,
  outlineOffset: "-3px",
  boxShadow: "inset 0 0 0 5px {colors.page}",
} as const;
