export const cardSurface = {
  background: "card",
  color: "ink",
  borderWidth: "1px",
  borderStyle: "solid",
  borderColor: "line",
  borderRadius: "lg",
  boxShadow: "card",
} as const;

/** Lighter than dark backgrounds, with a line that shows on light ones. The edge (`--edge`) says what kind it is. */
export const messageCard = {
  ...cardSurface,
  borderColor: "field",
  borderInlineStartWidth: "6px",
  borderInlineStartColor: "var(--edge)",
  borderRadius: "md",
  boxShadow: "0 8px 32px rgb(0 0 0 / .3)",
} as const;
