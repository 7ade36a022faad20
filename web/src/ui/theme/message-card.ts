import { cardSurface } from "./card-surface.ts";

/**
 * Toasts and notices: lighter than the deep grounds, with a line around that is seen on the light ones; the thick edge
 * (`--edge`) says what kind of message it is.
 */
export const messageCard = {
  ...cardSurface,
  borderColor: "field",
  borderInlineStartWidth: "6px",
  borderInlineStartColor: "var(--edge)",
  borderRadius: "md",
  boxShadow: "0 8px 32px rgb(0 0 0 / .3)",
} as const;
