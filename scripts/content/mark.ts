import { readFileSync } from "node:fs";
import { paths } from "./project-paths.ts";

/** The colors of the brand, the same as the theme's tokens. */
export const colors = {
  pine: "#12403a",
  pineDeep: "#0b2b27",
  pineLight: "#2f7a68",
  cranberry: "#b3233f",
  sand: "#faf6ee",
  sandDark: "#efe6d6",
  gold: "#e0a526",
} as const;

/** Outline of the logo's mark on a field of 32 x 32, read from logo.svg, where it is drawn. */
function readMark(): string {
  const mark = /id="logo-mark"[^>]*><path[^>]* d="([^"]+)"/.exec(readFileSync(paths.logo, "utf8"));
  if (!mark?.[1]) throw new Error(`No symbol "logo-mark" with one path in ${paths.logo}.`);
  return mark[1];
}

/** The mark in one color, centered in a square of `size`, as wide as `share` of it. */
export function placeMark(size: number, share: number, color: string): string {
  const scale = (size * share) / 32;
  const offset = (size - 32 * scale) / 2;
  return `<path fill="${color}" transform="translate(${offset} ${offset}) scale(${scale})" d="${readMark()}"/>`;
}
