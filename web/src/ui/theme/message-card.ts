/**
 * The sheet of what floats over a page: toasts and notices. Lighter than the deep grounds, with a line
 * around it that is seen on the light ones; the thick edge (`--edge`) says what kind of message it is.
 */
export const messageCard = {
  background: "card",
  color: "ink",
  borderWidth: "1px",
  borderStyle: "solid",
  borderColor: "field",
  borderInlineStartWidth: "6px",
  borderInlineStartColor: "var(--edge)",
  borderRadius: "md",
  boxShadow: "0 8px 32px rgb(0 0 0 / .3)",
} as const;
