import { chakra } from "@chakra-ui/react";
import treelineUrl from "./treeline.svg?url";

/** Below what stands last on a page, so that the trees along the footer grow over none of it. */
export const aboveTreeline = {
  base: "calc({spacing.section} + 1rem)",
  md: "max({spacing.section}, 5rem)",
} as const;

/** Along an edge of a positioned element. Not as `::before`: behind such a one axe does not look at colors. */
export const Treeline = chakra(
  "div",
  {
    base: {
      position: "absolute",
      insetInline: 0,
      height: { base: "1.75rem", md: "4rem" },
      maskImage: `url(${treelineUrl})`,
      maskRepeat: "repeat-x",
      maskPosition: "bottom center",
      maskSize: "auto 100%",
      pointerEvents: "none",
    },
  },
  { defaultProps: { "aria-hidden": true } },
);
