/**
 * Shows where the keyboard is, on any ground: a ring in the color of links between two thin ones in the
 * color of the page. On light grounds one sees the middle one, on dark ones the two beside it.
 * Forced colors leave the outline.
 */
export const focusRing = {
  outline: "3px solid {colors.accentText}",
  outlineOffset: "2px",
  boxShadow: "0 0 0 6px {colors.page}",
} as const;

/** The same inside its box, for what has something next to it. */
export const innerFocusRing = {
  outline: focusRing.outline,
  outlineOffset: "-3px",
  boxShadow: "inset 0 0 0 5px {colors.page}",
} as const;
